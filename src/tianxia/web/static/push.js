/** The service worker, and notices of turns that come by it when no page is open. */

import { get, post } from "./http.js";

const isPossible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => null); // a private window
}

/** Can this browser be told when no page is open? Without HTTPS it cannot. */
export const canPush = () => isPossible && Notification.permission !== "denied";

/** The subscription of this browser, if it has one. @returns {Promise<PushSubscription | null>} */
export async function subscription() {
  if (!isPossible) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Has this browser told of turns from now on. @returns {Promise<boolean>} whether it will */
export async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const registration = await navigator.serviceWorker.ready;
  const { key } = await get("/push");
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post("/push", { endpoint, keys });
  return true;
}

/** Ends it. */
export async function turnOff() {
  const known = await subscription();
  if (!known) return;
  await post("/push/drop", { endpoint: known.endpoint });
  await known.unsubscribe();
}
