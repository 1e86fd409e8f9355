// How long the page's sound holds its one thread up: a click begins the music
// of the title, a second one a quick game, whose music comes in at the next
// bar. The game decodes inside the calls by which the browser's audio thread
// asks for more and inside its own timers, so the length of those calls is what
// a frame may have to wait.
import { launch, marker } from "./browser.mjs";

// watchSound is run in the page before everything else: it notes how long each
// such call takes, with when it began. It changes nothing else.
function watchSound() {
  globalThis.calls = [];
  const timed = (kind, call) => function (...args) {
    const began = performance.now();
    try {
      return call.apply(this, args);
    } finally {
      globalThis.calls.push({ kind, began, took: performance.now() - began });
    }
  };
  const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...handler,
    set(call) { handler.set.call(this, typeof call === "function" ? timed("sound", call) : call); },
  });
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (call, ...args) => later(typeof call === "function" ? timed("timer", call) : call, ...args);
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// soundBlocks returns, in milliseconds, the longest call while one mood plays
// and the longest in the six seconds in which another comes in, and how many
// calls for sound there were.
export async function soundBlocks(address) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(watchSound);
    const drawn = marker(page, "first-frame");
    const fetched = page.waitForResponse((answer) => answer.url().endsWith("/music/result.mp3"), { timeout: 120_000 });
    await page.goto(`${address}?seed=20`);
    await drawn;
    await fetched;
    await wait(1000);
    const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const click = async (x, y) => {
      await page.mouse.move(x, y);
      await frames();
      await page.mouse.down();
      await frames();
      await page.mouse.up();
      await frames();
    };
    const longest = (kinds, from, to) => page.evaluate((kinds, from, to) => {
      const within = globalThis.calls.filter((c) => kinds.includes(c.kind) && c.began >= from && c.began < to);
      const took = within.map((c) => c.took).sort((a, b) => a - b);
      return { count: within.length, longest: took.at(-1) || 0, median: took[took.length >> 1] || 0 };
    }, kinds, from, to);
    const now = () => page.evaluate(() => performance.now());

    const begun = await now();
    await click(1200, 700); // a place without a button: sound may begin
    await wait(4000);
    const steady = await now();
    await wait(5000);
    const changed = await now();
    await click(248, 290); // the first button of the title: a quick game
    await wait(6000);
    const end = await now();
    return {
      begin: await longest(["sound", "timer"], begun, steady),
      steady: await longest(["sound"], steady, changed),
      change: await longest(["sound"], changed, end),
    };
  } finally {
    await browser.close();
  }
}
