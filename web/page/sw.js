// Keeps the page for days without a network. What belongs to one build has the
// build's name in it or is asked for under that build's state, so a new page
// never runs with anything old; the page itself comes from the network when
// there is one that answers.
"use strict";
const kept = "fourtell-@STATE@";
const needed = [/*NEEDED*/];
const more = [/*MORE*/];
const patience = 5000; // milliseconds for the network to bring the page, where one is kept

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(kept);
    // Without one of these nothing is kept, and the next visit tries again.
    await Promise.all(needed.map((name) => keep(cache, name)));
    // A sound that is missing must not cost the game.
    await Promise.all(more.map((name) => keep(cache, name).catch(() => {})));
    await self.skipWaiting();
  })());
});

async function keep(cache, name) {
  // What has its state in its name may come from what the browser keeps anyway.
  const named = /\?v=|-[0-9a-f]{12}\.wasm$/.test(name);
  const request = new Request(name, { cache: named ? "default" : "no-cache" });
  const stop = new AbortController();
  const answer = await fetch(request, { signal: stop.signal });
  if (!answer.ok) throw new Error(`${answer.status} for ${name}`);
  await cache.put(request, name.endsWith(".wasm") ? await smaller(name, answer, stop) : answer);
}

// From a server that packs nothing the program is an eighth of its bytes by way
// of the packed file beside it, as for the loader.
async function smaller(name, answer, stop) {
  if (answer.headers.get("Content-Encoding") || typeof DecompressionStream !== "function") return answer;
  const packed = await fetch(`${name}.gz`).catch(() => null);
  if (!packed || !packed.ok) return answer;
  stop.abort();
  const body = packed.headers.get("Content-Encoding") ? packed.body : packed.body.pipeThrough(new DecompressionStream("gzip"));
  // The loader need not look for a smaller one.
  return new Response(body, { headers: { "Content-Type": "application/wasm", "Content-Encoding": "identity" } });
}

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
      const own = await cache.match("./");
      const fresh = fetch(request);
      if (!own) return fresh;
      const late = new Promise((done) => setTimeout(() => done(own), patience));
      return Promise.race([fresh.then((answer) => (answer.status < 500 ? answer : own), () => own), late]);
    }
    const found = await cache.match(request);
    if (found) return found;
    const answer = await fetch(request);
    // What could not be fetched when the page was put by.
    if (answer.ok && [...needed, ...more].some((name) => new URL(name, self.registration.scope).href === request.url)) {
      event.waitUntil(cache.put(request, answer.clone()));
    }
    return answer;
  })());
});
