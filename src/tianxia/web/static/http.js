/** Talking to the server: JSON both ways, one kind of failure, and events that survive a lost connection. */

/** Something the server refused, with what it said. */
export class Failure extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.error?.message ?? String(status));
    this.status = status;
    this.body = body;
    /** @type {string} */
    this.page = body?.error?.page ?? "";
    /** @type {string} */
    this.chapter = body?.error?.chapter ?? "";
  }
}

/** @param {string} path @returns {Promise<any>} */
export const get = (path) => ask(path, {});

/** @param {string} path @param {object} body @returns {Promise<any>} */
export const post = (path, body) =>
  ask(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "X-CSRF": csrf() },
  });

/**
 * Posts what may come before its game is prepared: says so, and asks again until it is.
 * @param {string} path
 * @param {object} body
 * @param {(message: string) => void} tell
 * @returns {Promise<any>}
 */
export async function insist(path, body, tell) {
  while (true) {
    try {
      return await post(path, body);
    } catch (error) {
      if (!(error instanceof Failure) || error.body?.error?.code !== "preparing") throw error;
      tell(error.message);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

/**
 * Follows a stream of events. The browser itself resumes a lost one where it stopped; one that was refused (the server
 * is away) is opened anew, ever less often. A network that is gone may leave a stream hanging, so it is not waited for.
 * @param {() => string} path where it goes on from now
 * @param {(event: any) => void} heard
 * @param {(connected: boolean) => void} changed
 * @param {() => void} left what is followed is not for this viewer any more
 * @param {(presence: any) => void} met who is there has changed
 * @returns {{close: () => void, open: () => void}} to stop for a while, and to go on from where `path` says then
 */
export function follow(path, heard, changed, left, met) {
  let wait = 500;
  /** @type {EventSource | undefined} */
  let source;
  const open = () => {
    source?.close();
    const opened = new EventSource(path());
    source = opened;
    opened.onopen = () => {
      wait = 500;
      changed(true);
    };
    opened.onmessage = (event) => heard(JSON.parse(event.data));
    opened.addEventListener("presence", (event) => met(JSON.parse(event.data)));
    opened.addEventListener("left", () => {
      opened.close();
      left();
    });
    opened.onerror = () => {
      changed(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      setTimeout(() => opened === source && open(), wait);
      wait = Math.min(10_000, wait * 2);
    };
  };
  addEventListener("offline", () => {
    source?.close();
    changed(false);
  });
  addEventListener("online", open);
  open();
  return { close: () => source?.close(), open };
}

const csrf = () => document.querySelector("meta[name=csrf]")?.getAttribute("content") ?? "";

/** @param {string} path @param {RequestInit} options */
async function ask(path, options) {
  const answer = await fetch(path, { credentials: "same-origin", ...options });
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failure(answer.status, body);
  return body;
}
