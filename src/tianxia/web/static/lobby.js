/** The lobby: a record that was chosen is sent, and its game opened. */

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
