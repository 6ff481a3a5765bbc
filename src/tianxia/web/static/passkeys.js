/** Passkeys: added and used where the browser has them. What it and the server say to each other is JSON. */

import { Failure, post } from "./http.js";

const add = document.querySelector("#passkey-add");
const enter = document.querySelector("#passkey-enter");

if (isPossible()) {
  for (const form of [add, enter]) form?.removeAttribute("hidden");
  document.querySelector("#passkey-impossible")?.remove();
}

on(add, async (form) => {
  const asked = await post("/me/passkeys/challenge", {});
  const options = { ...asked, challenge: bytes(asked.challenge), user: { ...asked.user, id: bytes(asked.user.id) } };
  options.excludeCredentials = (asked.excludeCredentials ?? []).map(known);
  const made = await navigator.credentials.create({ publicKey: options });
  await post("/me/passkeys", { name: String(form.get("name") ?? ""), answer: answered(made) });
  location.assign("/me#account-passkeys");
  location.reload();
});

on(enter, async (form) => {
  const asked = await post("/enter/challenge", {});
  const found = await navigator.credentials.get({ publicKey: { ...asked, challenge: bytes(asked.challenge) } });
  const entered = await post("/enter", { bring: form.get("bring") ?? "no", answer: answered(found) });
  location.assign(entered.url);
});

/** Browsers have passkeys where nobody can listen, and for names, not for numbers. */
function isPossible() {
  const isNumber = /^[\d.]+$|:|^\[/.test(location.hostname);
  return isSecureContext && "PublicKeyCredential" in window && !isNumber;
}

/**
 * What a form does instead of being sent; what goes wrong is said below it.
 * @param {Element | null} form
 * @param {(fields: FormData) => Promise<void>} work
 */
function on(form, work) {
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const [said, button] = [document.querySelector("#passkey-said"), form.querySelector("button")];
    if (said) said.textContent = "";
    button?.setAttribute("disabled", "");
    try {
      await work(new FormData(/** @type {HTMLFormElement} */ (form)));
    } catch (error) {
      const own = form.getAttribute("data-failed") ?? "";
      if (said) said.textContent = error instanceof Failure ? error.message : own;
    }
    button?.removeAttribute("disabled");
  });
}

/** What the device has answered, as the server reads it. @param {any} credential */
function answered(credential) {
  const { response } = credential;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const given = parts.filter((part) => response[part]).map((part) => [part, text(response[part])]);
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: Object.fromEntries(given) };
}

/** @param {{id: string, type: "public-key"}} credential */
const known = (credential) => ({ ...credential, id: bytes(credential.id) });

/** Base64url. @param {string} text */
const bytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

/** Base64url. @param {ArrayBuffer} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
