// The loader: fetches the game with an honest progress bar, starts it, and asks
// for the one click that browsers want before sound. It knows nothing of the game
// but the "first-frame" line it prints, and never leaves this page's own folder.
//
// The page's build makes one script of the others in this folder and this one.
const { wasm, size, beside, release, worklet } = document.body.dataset;
const veil = element("veil"), start = element("start");

// What the game cannot run without.
function unfit() {
  if (location.protocol === "file:") return new Fault("file");
  if (typeof WebAssembly !== "object") return new Fault("wasm");
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)); // an empty one
  } catch (cause) {
    return new Fault("policy", {}, cause);
  }
  if (!document.createElement("canvas").getContext("webgl2")) return new Fault("webgl");
  return null;
}

let shown = -1;
function progress(bytes) {
  const percent = Math.min(100, Math.floor((bytes * 100) / size));
  if (silence.heard()) shown = -1;
  if (percent === 100) silence.end(); // what is left is this machine's work
  if (percent === shown) return;
  shown = percent;
  const bar = element("progress");
  bar.setAttribute("aria-valuenow", percent);
  bar.firstElementChild.style.transform = `scaleX(${percent / 100})`;
  tell(() => (percent < 100 ? say("percent", { n: percent }) : say("starting")));
}

async function get(name, options) {
  let answer;
  try {
    answer = await fetch(name, options);
  } catch (cause) {
    throw new Fault("silent", {}, cause);
  }
  if (!answer.ok) {
    throw new Fault("refused", { status: answer.status, name });
  }
  return answer;
}

// A server that packs what it sends is best. From one that does not, take
// the packed file beside it and unpack here: a quarter of the bytes.
async function open() {
  const stop = new AbortController();
  const answer = await get(wasm, { signal: stop.signal });
  if (answer.headers.get("Content-Encoding") || typeof DecompressionStream !== "function") {
    return answer.body;
  }
  stop.abort(); // at once: it comes fast
  let packed;
  try {
    packed = await get(`${wasm}.gz`);
  } catch {
    return (await get(wasm)).body;
  }
  // Some servers mark a .gz as encoded, and then it arrives unpacked.
  const reader = packed.body.getReader();
  const first = await reader.read();
  const gzipped = !first.done && first.value[0] === 0x1f && first.value[1] === 0x8b;
  const whole = refill(first, reader, () => {});
  return gzipped ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}

// What a reader still holds as a stream, its first piece put back.
function refill(first, reader, seen) {
  let next = first;
  return new ReadableStream({
    async pull(sink) {
      let piece;
      try {
        piece = next || (await reader.read());
      } catch (cause) {
        throw new Fault("broke", {}, cause);
      }
      next = null;
      if (piece.done) return sink.close();
      seen(piece.value.length);
      sink.enqueue(piece.value);
    },
    cancel: (why) => reader.cancel(why),
  });
}

// The words of the player's language come beside the game; without them it
// speaks English, and asks for them itself.
async function bringWords(tag) {
  if (tag === "en") return;
  try {
    const answer = await fetch(`words/${tag}.txt?v=${beside}`);
    if (answer.ok) globalThis.fourtellWords = { [tag]: await answer.text() };
  } catch { /* the game says so, if it cannot have them either */ }
}

async function load(imports) {
  let bytes = 0;
  silence.heard();
  const counted = refill(null, (await open()).getReader(), (n) => progress((bytes += n)));
  const answer = new Response(counted, { headers: { "Content-Type": "application/wasm" } });
  try {
    if (WebAssembly.instantiateStreaming) {
      return (await WebAssembly.instantiateStreaming(answer, imports)).instance;
    }
    return (await WebAssembly.instantiate(await answer.arrayBuffer(), imports)).instance;
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    if (bytes < size) throw new Fault("broke", {}, cause);
    throw new Fault("damaged", {}, cause);
  }
}

// The game speaks to the page through its console: "first-frame" when its
// first picture stands, and what it knows before it ends in trouble.
function listen(firstFrame) {
  const log = console.log;
  console.log = (...words) => {
    log.apply(console, words);
    lines.push(...String(words[0]).split("\n"));
    lines.splice(0, lines.length - 200);
    if (words[0] === "first-frame") firstFrame();
  };
}

// ?seed=7&speed=fast in the address are flags of the game, as -seed 7 -speed fast; #K7QF2M is a room of this page's house, and
// with ?watch the page is its big screen; #F1-2-9-… is a piece of a player file, #p.AQQB… a puzzle. What is none of them is nothing of the game's.
function flags() {
  const asked = new URLSearchParams(location.search);
  const room = /^#[2-9BCDFGHJKLMNPQRSTVWXZ]{6}(\.[\w-]+)?$/i.test(location.hash) ? [`-${asked.has("watch") ? "watch" : "join"}=${location.origin}/${location.hash}`] : [];
  if (location.hash.startsWith("#p.")) room.push(`-puzzle=${location.hash}`);
  addEventListener("hashchange", () => location.reload()); // the link of another room differs by nothing else
  const piece = /^#F1-[\w-]+$/.test(location.hash) ? [`-take=${location.hash.slice(1)}`] : [];
  return room.concat(piece, ["deal", "open", "seed", "game", "rules", "seats", "speed"].filter((name) => asked.has(name)).map((name) => `-${name}=${asked.get(name)}`));
}

function ready() {
  const canvas = document.querySelector("canvas");
  // The game adds a viewport of its own, which would forget the notch.
  for (const meta of document.querySelectorAll('meta[name="viewport"]')) {
    meta.content = "width=device-width, initial-scale=1, viewport-fit=cover";
  }
  element("status").hidden = true;
  veil.classList.add("ready");
  labelStart();
  start.hidden = false;
  start.focus();
  offerInstall();
  film();
  // What plays the sound would take a tap for two, its touch and the mouse the browser makes of it, and complain.
  if (touch) veil.addEventListener("mouseup", (event) => event.stopPropagation());
  veil.addEventListener("click", (click) => {
    const enter = () => {
      if (failed) return;
      endFilm();
      veil.hidden = true;
      canvas.inert = false;
      canvas.focus();
      console.log("started");
    };
    // From the keyboard wait for the key to come up, or the game would get
    // the rest of this press as one of its own.
    if (click.detail !== 0) return enter();
    let once = () => { once = () => {}; enter(); };
    document.addEventListener("keyup", () => once(), { once: true });
    setTimeout(() => once(), 400);
  }, { once: true });
  doorOut(canvas);
}

// From its first picture on the game is kept for when there is no network.
// In a frame of another site, or from plain http, browsers may refuse that:
// then it is a page like any other.
async function stay() {
  try {
    await navigator.serviceWorker.register("sw.js");
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage(performance.getEntriesByType("resource").map((had) => had.name));
  } catch { /* no place to keep anything */ }
}

// What draws the game asks once how many pixels the screen has to one of the page's, so a page zoomed later would stay
// coarse. But it asks all the time how large the body is: that is told in pixels as they were at the beginning. What the
// pointer says is seen to in scene/input.
function followZoom() {
  const first = devicePixelRatio;
  let last = first;
  for (const side of ["clientWidth", "clientHeight"]) {
    const { get } = Object.getOwnPropertyDescriptor(Element.prototype, side);
    Object.defineProperty(document.body, side, {
      get() {
        if (devicePixelRatio !== last) {
          last = devicePixelRatio;
          setTimeout(() => dispatchEvent(new Event("resize"))); // on another screen the window may be as large as before
        }
        const now = get.call(this);
        return last === first ? now : (Math.round(now * last) + 0.01) / first;
      },
    });
  }
}

// The canvas takes every key, so Tab cannot leave it: a long Escape does.
function doorOut(canvas) {
  const outside = element("outside");
  let timer = 0;
  const calm = () => { clearTimeout(timer); timer = 0; };
  document.addEventListener("keydown", (key) => {
    if (key.key !== "Escape" || key.repeat || timer || document.activeElement !== canvas) return;
    timer = setTimeout(() => {
      outside.hidden = false;
      element("back").focus();
      const line = document.createElement("p");
      line.textContent = say("left");
      element("live").append(line);
    }, 800);
  }, true);
  document.addEventListener("keyup", (key) => { if (key.key === "Escape") calm(); }, true);
  window.addEventListener("blur", calm);
  canvas.addEventListener("focus", () => { outside.hidden = true; });
  element("back").addEventListener("click", () => canvas.focus());
  const full = element("fullscreen");
  full.hidden = !document.fullscreenEnabled;
  full.addEventListener("click", async () => {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      full.hidden = true;
    }
    canvas.focus();
  });
}

// Where the graphics card is taken away what draws the game would load the page anew, without a word.
function watchCard(go) {
  window.addEventListener("webglcontextlost", (event) => {
    if (event.target.parentNode !== document.body) return;
    event.stopImmediatePropagation();
    go.exited = true; // nothing of it may go on
    fail("lost");
  }, true);
}

async function main() {
  element("late").remove(); // the script has come
  labelRetry();
  tell(() => say("loading"));
  speak(preferred());
  // The game says on the page which language it speaks.
  new MutationObserver(() => speak(document.documentElement.lang)).observe(document.documentElement, { attributeFilter: ["lang"] });
  const unable = unfit();
  if (unable) return fail(unable.message, {}, unable.cause);
  if (typeof Go !== "function") return fail("missing", { name: "wasm_exec.js" });
  const go = new Go();
  go.argv = ["fourtell", ...flags()];
  followZoom();
  soundFromFile();
  watchCard(go);
  let code = 0;
  go.exit = (n) => { code = n; };
  // A program that the browser itself stops, for want of memory say, ends in a
  // call of the browser's, where nobody else would hear of it.
  window.addEventListener("error", ({ error }) => {
    if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) return;
    go.exited = true; // nothing of it may go on
    fail("stopped", {}, error);
  });
  try {
    const words = bringWords(language);
    const instance = await load(go.importObject);
    await Promise.race([words, new Promise((done) => setTimeout(done, 3000))]); // without them it begins in English
    // Until the click nothing under the veil takes focus or keys.
    new MutationObserver((_, watch) => {
      const canvas = document.querySelector("body > canvas");
      if (!canvas) return;
      canvas.inert = !veil.hidden;
      watch.disconnect();
    }).observe(document.body, { childList: true });
    listen(() => { ready(); stay(); });
    await resting(() => go.run(instance));
    if (code === 0) return fail("ended");
    // Code 2 is the game's answer to a flag it cannot take, in a sentence.
    const last = lines.filter((line) => line).pop() || "";
    if (code === 2 && last.startsWith("fourtell: ")) return fail("asked", { what: last.slice("fourtell: ".length) });
    fail("stopped", {}, lines.filter((line) => /^(panic|fatal error|fourtell):/.test(line)).pop() || last);
  } catch (fault) {
    if (fault instanceof Fault) return fail(fault.message, fault.fill, fault.cause);
    fail("stopped", {}, fault);
    throw fault;
  }
}
main();
