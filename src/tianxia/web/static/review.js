/** Review: starts it, follows how far it is, and shows more of it as it comes. */

import { byId } from "./dom.js";
import { get, post } from "./http.js";

const SOON = 1500;

const review = byId("review");
const path = `/table/${review?.dataset.table}/review`;

byId("review-start")?.addEventListener("click", async () => {
  byId("review-start").hidden = true;
  try {
    await post(path, {});
    follow();
  } catch (error) {
    byId("review-said").textContent = String(/** @type {Error} */ (error).message);
  }
});

async function follow() {
  const { done, total, is_running } = await get(`/table/${review.dataset.table}/judgements`);
  byId("review-done").value = done;
  byId("review-said").textContent = byId("review-said").textContent.replace(/\d+/, String(done));
  if (done >= total || !is_running) location.reload();
  else setTimeout(follow, SOON);
}

if (review?.dataset.running === "yes") follow();
