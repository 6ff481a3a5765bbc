/**
 * The service worker: tells of turns when no page is open, and says so when there is no network. It keeps the offline
 * page and its styles, and nothing else: everything is asked of the server, so no table is ever an old one.
 */

const CACHE = "tianxia-" + "VERSION";
const KEPT = /** @type {any} */ ("KEPT");
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

/** What an earlier version has kept. */
async function forget() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  } else if (origin === location.origin && pathname !== OFFLINE && KEPT.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => kept(pathname)));
  }
});

/** @param {string} path */
const kept = async (path) => (await caches.match(path, { cacheName: CACHE })) ?? Response.error();

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: url, icon: "/icons/192.png", badge: "/icons/192.png" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** Goes to a page: to one that is open if there is one. @param {string} url */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
