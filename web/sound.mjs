// How long the page's sound holds its one thread up: a click begins the music
// of the title, a second one a quick game, whose music comes in at the next
// bar. The game decodes inside the calls by which the browser's audio thread
// asks for more, in those that bring it a file, and in its own timers, so the
// length of those calls is what a frame may have to wait. It is counted as the thread's own processor time, so
// that other work on the machine does not count.
import { launch, marker, pictures } from "./browser.mjs";

// nameCalls is run in the page before everything else: it gives the calls names
// by which they are found in the browser's trace. It changes nothing else.
function nameCalls() {
  const handler = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    ...handler,
    set(call) {
      handler.set.call(this, typeof call !== "function" ? call : function soundAsked(...args) { return call.apply(this, args); });
    },
  });
  const then = Promise.prototype.then;
  Promise.prototype.then = function (ok, bad) {
    return then.call(this, typeof ok !== "function" ? ok : function fileCame(...args) { return ok.apply(this, args); }, bad);
  };
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (call, ...args) =>
    later(typeof call !== "function" ? call : function timerDue(...more) { return call.apply(this, more); }, ...args);
}

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// traced returns the thread time of every call of those names, in milliseconds,
// while body runs: how many there were, the longest, and all together.
async function traced(page, names, body) {
  await page.tracing.start({ categories: ["devtools.timeline"] });
  await body();
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const calls = traceEvents.filter((e) => e.name === "FunctionCall" && names.includes(e.args.data?.functionName));
  const took = calls.map((e) => (e.tdur ?? e.dur ?? 0) / 1000); // a call the trace cuts off has none
  return { count: took.length, longest: Math.max(0, ...took), all: took.reduce((sum, t) => sum + t, 0) };
}

// soundBlocks returns what the calls for sound take: while the effects are
// decoded, while the music begins, while one mood plays, and while another
// comes in.
export async function soundBlocks(address) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(nameCalls);
    const drawn = marker(page, "first-frame");
    const fetched = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith("/music/result.mp3"), { timeout: 300_000 });
    const calls = ["soundAsked", "timerDue", "fileCame"];
    await page.goto(`${address}?seed=20`);
    await drawn;
    const load = await traced(page, calls, () => fetched);
    const frames = () => pictures(page);
    const click = async (x, y) => {
      await page.mouse.move(x, y);
      await frames();
      await page.mouse.down();
      await frames();
      await page.mouse.up();
      await frames();
    };
    const begin = await traced(page, calls, async () => {
      await click(1200, 700); // a place without a button: sound may begin
      await wait(3000);
    });
    const steady = await traced(page, calls, () => wait(5000));
    const change = await traced(page, calls, async () => {
      await click(248, 290); // the first button of the title: a quick game
      await wait(7000); // two bars
    });
    return { load, begin, steady, change };
  } finally {
    await browser.close();
  }
}
