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
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  // The page is kept once, under the name of its folder. Never open(): after an update the worker of
  // before would make its empty cache anew.
  const wanted = pathname.endsWith("/index.html") ? "./" : event.request;
  event.respondWith(
    caches
      .match(wanted, { cacheName: CACHE, ignoreSearch: true })
      .then((found) => found ?? fetch(event.request)),
  );
});
