/** The reader's own page: notices of turns in this browser. */

import { byId } from "./dom.js";
import { canPush, subscription, turnOff, turnOn } from "./push.js";

const place = byId("push");
const button = /** @type {HTMLButtonElement} */ (byId("push-switch"));

/** @param {string} id */
const say = (id) => (byId("push-said").textContent = place.dataset[id] ?? "");

async function show() {
  button.hidden = !canPush();
  if (button.hidden) return say("cannot");
  const isOn = (await subscription()) !== null;
  button.textContent = (isOn ? place.dataset.stop : place.dataset.begin) ?? "";
  button.setAttribute("aria-pressed", String(isOn));
  return say(isOn ? "on" : "off");
}

button.addEventListener("click", async () => {
  button.disabled = true;
  try {
    const isOn = (await subscription()) !== null;
    if (isOn) await turnOff();
    else if (!(await turnOn())) return say("denied");
    await show();
  } catch {
    say("failed");
  } finally {
    button.disabled = false;
  }
});
show();
