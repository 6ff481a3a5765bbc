/** What every page does: language and looks change at once and are remembered, dialogs close, `?` opens the rules. */

import { post } from "./http.js";
import "./turns.js";
import "./push.js";

document.addEventListener("change", async (event) => {
  const field = /** @type {HTMLSelectElement} */ (event.target);
  const name = field.dataset?.me;
  if (!name) return;
  if (name === "theme") wear(field.value);
  await post("/me", name === "theme" ? stored(field.value) : { [name]: field.value });
  if (name === "language") location.reload();
});

document.addEventListener("click", (event) => {
  const clicked = /** @type {Element} */ (event.target);
  if (clicked.closest("[data-close]")) clicked.closest("dialog")?.close();
  else if (clicked instanceof HTMLDialogElement && clicked.id !== "cover") clicked.close();
});

/** @param {string} theme */
function wear(theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const figure of figures()) figure.src = figure.src.replace(/look=\w+/, `look=${theme}`);
}

/** The figures of the rules. @returns {NodeListOf<HTMLImageElement>} */
const figures = () => document.querySelectorAll("img[data-figure]");

/** How the server keeps a look. @param {string} look */
const stored = (look) => ({
  theme: look === "light" || look === "dark" ? look : "",
  contrast: look === "contrast" ? "more" : "",
});
