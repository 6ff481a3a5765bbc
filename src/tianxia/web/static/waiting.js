/** A game that is being prepared: the server lets a request wait for it, and then it is sent again. */

import { byId } from "./dom.js";

const PAUSE = 500;

setTimeout(() => /** @type {HTMLFormElement} */ (byId("again")).submit(), PAUSE);
