// Keeps the page for days without a network. What belongs to one build has the
// build's name in it or is kept under that build's version, so a new page never
// runs with an old program; the page itself comes from the network when there
// is one.
"use strict";
const kept = "fourtell-@VERSION@-@WASM@";
const files = [/*FILES*/];

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(kept);
    // One by one: a sound that is missing must not cost the game.
    await Promise.all(files.map((name) => cache.add(new Request(name, { cache: "no-cache" })).catch(() => {})));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("fourtell-") && name !== kept) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const cache = await caches.open(kept);
    if (request.mode === "navigate") {
      try {
        return await fetch(request);
      } catch {
        return (await cache.match("./", { ignoreSearch: true })) || Response.error();
      }
    }
    return (await cache.match(request)) || fetch(request);
  })());
});
