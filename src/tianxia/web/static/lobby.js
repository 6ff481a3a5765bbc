/** The lobby: before somebody's first game a guided one is offered; a record that was chosen is sent and opened. */

import { byId } from "./dom.js";
import { insist } from "./http.js";

byId("record")?.addEventListener("change", async (/** @type {any} */ event) => {
  const [file] = event.target.files;
  if (!file) return;
  try {
    const sent = { text: await file.text() };
    const { url } = await insist("/records", sent, (message) => (byId("record-said").textContent = message));
    location.href = url;
  } catch (error) {
    byId("record-said").textContent = String(/** @type {Error} */ (error).message);
    event.target.value = "";
  }
});

for (const form of document.querySelectorAll("form[data-offer]")) {
  form.addEventListener("submit", (event) => {
    const offer = byId(/** @type {HTMLElement} */ (form).dataset.offer ?? "");
    if (!offer) return;
    event.preventDefault();
    offer.showModal();
  });
}
