// Keeps the page's files for use without a network. `python -m sim web` fills in the two constants.
const CACHE = "wildhand-VERSION";
const FILES = ["FILES"];

addEventListener("install", (event) => {
  // Not from the browser's own cache, which may have the files of different versions.
  const fresh = FILES.map((name) => new Request(name, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
});

addEventListener("activate", (event) => {
  const remove = (names) => names.filter((name) => name.startsWith("wildhand-") && name !== CACHE);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(remove(names).map((name) => caches.delete(name)))),
  );
});

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  // Never open(): after an update the worker of before would make its empty cache anew.
  event.respondWith(
    caches
      .match(event.request, { cacheName: CACHE, ignoreSearch: true })
      .then((found) => found ?? fetch(event.request)),
  );
});
