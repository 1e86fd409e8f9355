// How long the page's one thread is taken at a time, so that it can neither draw nor listen: while it looks for puzzles without end
// and asks them, and while four of the strongest level play a round. Counted are the browser's own tasks: the longest as that
// thread's processor time, so that other work on the machine does not count, and as the time that passed, which is what a
// PerformanceObserver calls a long task above 50 ms.
import { beginByKey, launch, press } from "./browser.mjs";
import { sentences } from "./words.mjs";

const said = sentences("en");
const any = (...keys) => new RegExp(`^(?:${keys.map((key) => said[key].replace(/[?.]/g, "\\$&")).join("|")})`);
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// What is spoken on the page, each with when, and the long tasks the page itself is told of.
function listen() {
  Object.assign(globalThis, { spoken: [], long: [] });
  document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) if (node.textContent) globalThis.spoken.push([performance.now(), node.textContent]);
  }).observe(document.getElementById("live"), { childList: true }));
  new PerformanceObserver((all) => globalThis.long.push(...all.getEntries().map((one) => one.duration))).observe({ type: "longtask" });
}

async function open(browser, address) {
  const page = await browser.newPage();
  page.setDefaultTimeout(300_000);
  await page.evaluateOnNewDocument(listen);
  await beginByKey(page, address);
  await wait(3000); // what is fetched after the first frame is taken in by then
  return page;
}

// Waits until something is spoken that matches, after so many sentences; gives when, and how many sentences there are then.
async function heard(page, pattern, after) {
  const found = await page.waitForFunction((source, from) => {
    const at = globalThis.spoken.findIndex(([, text], i) => i >= from && new RegExp(source).test(text));
    return at < 0 ? null : [globalThis.spoken[at][0], at + 1];
  }, { polling: 50 }, pattern.source, after);
  return found.jsonValue();
}

// The tasks of the page's main thread while body runs, in milliseconds: of the longest the thread's own time and the time that
// passed, and how many long tasks the page was told of.
async function traced(page, body) {
  await page.evaluate(() => { globalThis.long.length = 0; });
  await page.tracing.start({ categories: ["toplevel"] });
  await body();
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const long = await page.evaluate(() => globalThis.long.length);
  const mains = new Set(traceEvents.filter((e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map((e) => `${e.pid} ${e.tid}`));
  const tasks = {};
  for (const e of traceEvents) if (e.name === "ThreadControllerImpl::RunTask" && mains.has(`${e.pid} ${e.tid}`)) (tasks[e.pid] ??= []).push(e);
  // The page's process is the renderer that has worked most.
  const work = (all) => all.reduce((sum, e) => sum + (e.tdur ?? 0), 0);
  const own = Object.values(tasks).sort((a, b) => work(b) - work(a))[0] ?? [];
  const longest = (of) => Math.max(0, ...own.map((e) => (e[of] ?? 0) / 1000));
  return { spent: longest("tdur"), passed: longest("dur"), long };
}

// Opens the puzzles without end of a game and asks so many one after the other, each answered as soon as it stands, so that the
// next is looked for all along. Gives the tasks until the second stands, when each screen is drawn for the first time and a deck
// of its own comes (begin), and from then on (run), with the seconds from the page of puzzles to the first and that were waited for
// each of the others.
async function puzzleTasks(browser, address, game, count = 8) {
  const page = await open(browser, `${address}?seed=20&open=learn&speed=instant&game=${game}`);
  const asked = any("endless.best", "endless.lie", "puzzle.bluff"), ended = any("puzzle.solved", "puzzle.wrong");
  await page.keyboard.down("Shift");
  const there = () => page.evaluate((title) => globalThis.spoken.at(-1)[1].startsWith(title), said["endless.title"]);
  for (let at = 0; at === 0 || !await there(); [, at] = await heard(page, /, \d+ /, at)) await press(page, "Tab");
  await page.keyboard.up("Shift");
  const waits = [];
  let from = 0, first;
  const another = async () => {
    const over = () => page.evaluate((source, from) => globalThis.spoken.slice(from).some(([, text]) => new RegExp(source).test(text)), ended.source, from);
    for (const key of answers()) {
      if (await over()) break;
      await press(page, key);
      await wait(100);
    }
    [, from] = await heard(page, ended, from);
    const since = await page.evaluate(() => performance.now());
    await press(page, "Enter");
    let when;
    [when, from] = await heard(page, asked, from);
    waits.push(Math.max(0, when - since) / 1000);
  };
  const begin = await traced(page, async () => {
    const before = await page.evaluate(() => globalThis.spoken.length);
    await press(page, "Enter");
    const [opened, at] = await heard(page, any("endless.title"), before);
    await press(page, "Enter");
    let when;
    [when, from] = await heard(page, asked, at);
    first = (when - opened) / 1000;
    await another();
  });
  const run = await traced(page, async () => { while (waits.length < count - 1) await another(); });
  await page.close();
  return { begin, run, first, waits };
}

// Keys one of which answers whatever is asked: to let it be, to draw, to call, or to lay one card after the other.
function* answers() {
  yield* ["k", "d", "u"];
  for (let card = 1; card <= 9; card++) yield* [String(card), "Enter", "1"];
}

// Four of the strongest level, for so many seconds of a round at the usual speed.
async function masterTasks(browser, address, seconds = 40) {
  const page = await open(browser, `${address}?deal=20&rules=classic&seats=${Array(4).fill("level:master")}&speed=normal`);
  const run = await traced(page, () => wait(seconds * 1000));
  await page.close();
  return run;
}

// Prints what is above as figures, each game in a browser of its own, so that nothing is compiled before. A picture is drawn small:
// what draws it here without a graphics card is no work of the page's.
export async function printTasks(address, figure) {
  const alone = async (body) => {
    const browser = await launch({ scale: 0.25 });
    try {
      return await body(browser);
    } finally {
      await browser.close();
    }
  };
  const tell = (name, { spent, passed, long }) => figure(name, spent.toFixed(0), `ms of the thread's own time (${passed.toFixed(0)} ms passed in the longest; ${long} took more than 50; bar 50)`);
  for (const game of ["uno", "bluff"]) {
    const { begin, run, first, waits } = await alone((browser) => puzzleTasks(browser, address, game));
    figure(`page.${game}_puzzle_first_s`, first.toFixed(1), "s");
    figure(`page.${game}_puzzle_next_s`, Math.max(...waits).toFixed(1), `s (the longest of ${waits.length}, each asked for at once)`);
    tell(`page.${game}_puzzle_begin_task_ms`, begin);
    tell(`page.${game}_puzzle_task_ms`, run);
  }
  tell("page.masters_task_ms", await alone((browser) => masterTasks(browser, address)));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { serve } = await import("./server.mjs");
  const site = await serve(new URL("../build/web", import.meta.url).pathname);
  await printTasks(site.address, (...line) => console.log("figure", ...line)).finally(site.close);
}
