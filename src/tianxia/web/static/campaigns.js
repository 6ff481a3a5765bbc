/** Campaigns: a file becomes a save slot; a slot is emptied only after a question. */

import { byId } from "./dom.js";
import { insist, post } from "./http.js";

byId("file")?.addEventListener("change", async (/** @type {any} */ event) => {
  const [file] = event.target.files;
  if (!file) return;
  try {
    const sent = { name: file.name.replace(/\.json$/, ""), text: await file.text() };
    const { url } = await insist("/campaigns", sent, (message) => (byId("campaign-said").textContent = message));
    location.href = url;
  } catch (error) {
    byId("campaign-said").textContent = String(/** @type {Error} */ (error).message);
    event.target.value = "";
  }
});

document.addEventListener("click", async (event) => {
  const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-drop]"));
  if (!button || !confirm(button.dataset.sure)) return;
  await post(`/campaign/${button.dataset.drop}/drop`, {});
  location.href = "/campaigns";
});
