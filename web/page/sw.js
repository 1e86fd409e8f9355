// Keeps the page for days without a network. What belongs to one build has the
// build's name in it or is asked for under that build's state, so a new page
// never runs with anything old; the page itself comes from the network when
// there is one that answers. What the browser has by now is not fetched again.
"use strict";
const kept = "fourtell-@STATE@";
const needed = [/*NEEDED*/];
const more = [/*MORE*/];
const later = [/*LATER*/]; // kept when the page has had it
const patience = 5000; // milliseconds for the network to bring the page, where one is kept
const place = (name) => new URL(name, self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(kept);
    // Without one of these nothing is kept, and the next visit tries again.
    await Promise.all(needed.map((name) => keep(cache, name)));
    // A sound that is missing must not cost the game.
    await Promise.all(more.map((name) => keep(cache, name).catch(() => {})));
    // A new version goes on with what the last one had.
    await Promise.all(later.map(async (name) => {
      const found = await caches.match(name, { ignoreVary: true });
      if (found) await cache.put(name, found);
    }));
    await self.skipWaiting();
  })());
});

async function keep(cache, name) {
  // What has its state in its name is the same wherever it lies: kept by an older version, or by the browser itself.
  const named = /\?v=|-[0-9a-f]{12}\.\w+$/.test(name);
  const found = named && ((await caches.match(name, { ignoreVary: true })) || (name.endsWith(".wasm") && (await had(name))));
  if (found) return cache.put(name, found);
  const stop = new AbortController();
  const answer = await fetch(name, { cache: named ? "force-cache" : "no-cache", signal: stop.signal });
  if (!answer.ok) throw new Error(`${answer.status} for ${name}`);
  await cache.put(name, name.endsWith(".wasm") ? await smaller(name, answer, stop) : answer);
}

// The program as the page has just fetched it, whole or packed.
async function had(name) {
  const own = (name) => fetch(name, { cache: "only-if-cached", mode: "same-origin" }).then((answer) => (answer.ok ? answer : null), () => null);
  return (await own(name)) || unpacked(await own(`${name}.gz`));
}

// From a server that packs nothing the program is an eighth of its bytes by way
// of the packed file beside it, as for the loader.
async function smaller(name, answer, stop) {
  if (answer.headers.get("Content-Encoding") || typeof DecompressionStream !== "function") return answer;
  stop.abort(); // at once: it comes fast
  return unpacked(await fetch(`${name}.gz`).catch(() => null)) || fetch(name);
}

function unpacked(packed) {
  if (!packed || !packed.ok || typeof DecompressionStream !== "function") return null;
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

// The page tells what it has fetched before anybody kept it.
self.addEventListener("message", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(kept);
    const names = later.filter((name) => event.data.includes(place(name)));
    await Promise.all(names.map(async (name) => (await cache.match(name)) || keep(cache, name).catch(() => {})));
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
    // What has its time later, or could not be fetched when the page was put by.
    if (answer.ok && [...needed, ...more, ...later].some((name) => place(name) === request.url)) {
      event.waitUntil(cache.put(request, answer.clone()));
    }
    return answer;
  })());
});
