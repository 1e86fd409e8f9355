// Plays for as long as is asked, and says whether anything grew meanwhile that should not: the rules under commands by chance, a house
// of rooms whose lines are cut again and again, a window and a page at instant speed, all four at once.
//
//   FOR=8h node .ci/soak.mjs DEALER GAME FIGURES PAGE
//
// A leg ends the run at once where it fails. What it measures is taken now and then; a figure is flat where the middle of its last
// quarter is no more than a tenth, and what the leg allows besides, above the middle of its second one: the first is warming up.
import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { launch, marker } from "../web/browser.mjs";
import { serve } from "../web/server.mjs";

const [dealer, game, figures, page] = process.argv.slice(2);
const length = seconds(process.env.FOR || "8h");
const legs = (process.env.LEGS || "rules rooms window page").split(" ");
const commands = Number(process.env.COMMANDS || 100_000_000);
const rooms = Number(process.env.ROOMS || 20);
const every = Math.max(2, length / 240); // seconds from one look to the next
const end = performance.now() + length * 1000;
const left = () => end - performance.now();
const folder = mkdtempSync(join(tmpdir(), "fourtell-soak-"));
const here = new URL(".", import.meta.url).pathname;
const faults = [];

function seconds(text) {
  const [, n, unit] = /^([\d.]+)(s|m|h)$/.exec(text) || [];
  if (!n) throw new Error(`FOR is a time as 90s, 30m or 8h, not "${text}"`);
  return n * { s: 1, m: 60, h: 3600 }[unit];
}

const figure = (name, value, unit) => console.log(`figure soak.${name} ${value} ${unit}`);
const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

// Looks at something now and then, and says at the end whether it stayed as it was.
class Watch {
  constructor(leg, allowed) { Object.assign(this, { leg, allowed, seen: {} }); }
  take(look) {
    for (const [name, value] of Object.entries(look)) (this.seen[name] ||= []).push(value);
  }
  tell() {
    for (const [name, [allowed, unit]] of Object.entries(this.allowed)) {
      const all = this.seen[name] || [];
      const early = middle(all.slice(all.length >> 2, all.length >> 1)), late = middle(all.slice(-(all.length >> 2) || -1));
      figure(`${this.leg}_${name}_early`, early, unit);
      figure(`${this.leg}_${name}_late`, late, unit);
      if (all.length < 8) faults.push(`${this.leg}: ${name} was looked at ${all.length} times only`);
      else if (late > early * 1.1 + allowed) faults.push(`${this.leg}: ${name} grew from ${early} to ${late} ${unit}`);
    }
  }
}

// What a running program holds, as the system counts it.
function held(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]);
  return { memory: of("VmRSS"), threads: of("Threads"), handles: readdirSync(`/proc/${pid}/fd`).length };
}

// 100 million commands, or as many as there is time for.
async function rules() {
  const program = spawn(figures, ["soak", "-commands", String(commands), "-for", `${Math.floor(left() / 1000)}s`], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: program.stdout })) console.log(line);
  if (program.exitCode ?? await new Promise((done) => program.on("exit", done))) faults.push("rules: the run ended with a fault (above)");
}

// Half of the rooms play a game, and tell at the end how it went.
function load(at, name) {
  const args = ["load", "--url", at, "--game", name, "--rooms", Math.ceil(rooms / 2), "--seats", 4, "--rate", 0.5, "--for", `${Math.floor(left() / 1000)}s`].map(String);
  return new Promise((done) => execFile(dealer, args, { maxBuffer: 1 << 24 }, (error, out, errs) => done(out ? { name, ...JSON.parse(out) } : { name, fault: errs || String(error) })));
}

// A house, its players, and between them lines of which one is cut each second, but for the last ten: then all shall be back.
async function house() {
  const program = spawn(dealer, ["serve", "--addr", "127.0.0.1:0", "--store", join(folder, "house"), "--metrics", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "ignore"] });
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const told = [(await lines.next()).value, (await lines.next()).value];
  const counts = told.find((l) => l.endsWith("/metrics")), url = new URL(told.find((l) => l !== counts));
  const open = new Set();
  let cuts = 0;
  const between = createServer((near) => {
    const far = connect(Number(url.port), url.hostname);
    const both = [near, far];
    open.add(both);
    for (const s of both) s.on("error", () => {}).on("close", () => { both.forEach((o) => o.destroy()); open.delete(both); });
    near.pipe(far).pipe(near);
  });
  await new Promise((ready) => between.listen(0, "127.0.0.1", ready));
  const at = `http://127.0.0.1:${between.address().port}`;
  // Rounds that are over are kept on purpose, up to 128 MB. The servers of the journal keep some 30 MB of what they write with, once they
  // have needed it. Of both twice the size is theirs, as garbage is collected when the heap has doubled.
  const watch = new Watch("rooms", { memory: [65536, "kB resident beside rounds that are over"], past: [131072, "kB of rounds that are over"], handles: [8, "handles"], goroutines: [20, "goroutines"] });
  let n = 0;
  const cutting = setInterval(() => {
    const lines = [...open];
    if (lines.length && left() > 10_000) { lines[n++ * 7 % lines.length].forEach((s) => s.destroy()); cuts++; }
  }, 1000);
  const looking = setInterval(async () => {
    try {
      const text = await (await fetch(counts)).text();
      const of = (name) => Number(new RegExp(`^fourtell_${name} (\\d+)`, "m").exec(text)[1]);
      const is = held(program.pid), past = Math.round(of("past_bytes") / 1024);
      watch.take({ ...is, memory: is.memory - 2 * past, past, goroutines: of("goroutines") });
    } catch (error) { faults.push(`rooms: the house can't be looked at: ${error.message}`); clearInterval(looking); }
  }, every * 1000);
  const played = await Promise.all(["uno", "bluff"].map((name) => load(at, name)));
  clearInterval(cutting);
  clearInterval(looking);
  for (const { name, fault, ...p } of played) {
    if (fault) faults.push(`rooms: ${fault}`);
    else {
      figure(`rooms_${name}_actions`, p.actions, "actions answered");
      figure(`rooms_${name}_rounds`, p.rounds, "rounds played to their end");
      if (p.lost || p.broken) faults.push(`rooms: of ${name}, ${p.lost} commands lost, ${p.broken} people not back`);
    }
  }
  figure("rooms_cuts", cuts, "lines cut");
  watch.tell();
  between.close();
  program.kill("SIGTERM");
}

// The keys of somebody who plays whatever comes: a card and what is asked for it, else a draw, kept or played; the next round. None
// moves the focus away from the hand, or what is pressed next is the pause.
const keys = ["Return", "d", "Return", "k"];

// Says how many rounds a leg has played. One takes half a minute to three; where there are hardly any, somewhere else has been waited.
function played(leg, rounds) {
  figure(`${leg}_rounds`, rounds, "rounds played to their end");
  if (rounds < Math.max(1, length / 600)) faults.push(`${leg}: only ${rounds} rounds were played to their end`);
}

// A window in which somebody plays with two of the house.
async function windowed() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x720x24", "-noreset"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const screen = await new Promise((found, lost) => {
    server.on("error", lost);
    server.stdio[3].once("data", (number) => found(`:${String(number).trim()}`));
  });
  const kept = join(folder, "window");
  const env = { ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: "1", ALSA_CONFIG_PATH: `${here}asound.conf`, XDG_CONFIG_HOME: kept, XDG_DATA_HOME: kept, XDG_CACHE_HOME: kept };
  const program = spawn(game, ["-deal", "7", "-seats", "Ann,bot,bot", "-speed", "instant", "-rules", "party", "-window", "1280x720"], { env, stdio: "ignore" });
  let ended = false;
  program.on("exit", (code) => { ended = true; if (left() > 0) faults.push(`window: the game ended by itself with ${code}`); });
  const watch = new Watch("window", { memory: [16384, "kB resident"], handles: [4, "handles"], threads: [4, "threads"] });
  await sleep(8000);
  for (let n = 0, next = 0; left() > 0 && !ended; n++) {
    try {
      execFileSync("xdotool", ["keydown", keys[n % keys.length]], { env });
      await sleep(90);
      execFileSync("xdotool", ["keyup", keys[n % keys.length]], { env });
      await sleep(90);
      if (performance.now() > next) { watch.take(held(program.pid)); next = performance.now() + every * 1000; }
    } catch (error) { if (!ended) faults.push(`window: ${error.message}`); break; }
  }
  ended = true;
  program.kill("SIGTERM");
  played("window", countRounds(kept));
  watch.tell();
  server.kill();
}

// How many rounds a player's statistics know.
function countRounds(kept) {
  try {
    const name = readdirSync(kept, { recursive: true }).find((n) => n.endsWith("statistics.lines"));
    return readFileSync(join(kept, name), "utf8").split("\n").filter((l) => l.includes('"rounds"')).length;
  } catch {
    return 0;
  }
}

// The same on a page.
async function paged() {
  const site = await serve(page);
  const browser = await launch();
  const watch = new Watch("page", { memory: [32768, "kB resident"], heap: [2048, "kB of script"], listeners: [8, "listeners"] });
  try {
    const tab = await browser.newPage();
    tab.on("pageerror", (error) => faults.push(`page: ${error.message}`));
    const drawn = marker(tab, "first-frame"), started = marker(tab, "started");
    await tab.goto(`${site.address}?deal=7&seats=Ann,bot,bot&rules=party&speed=instant`);
    await drawn;
    await tab.waitForSelector("#start", { visible: true });
    await tab.keyboard.press("Enter", { delay: 60 });
    await started;
    const { processInfo } = await (await browser.target().createCDPSession()).send("SystemInfo.getProcessInfo");
    const pid = processInfo.filter((p) => p.type === "renderer").map((p) => p.id).sort((a, b) => held(b).memory - held(a).memory)[0];
    for (let n = 0, next = 0; left() > 0; n++) {
      await tab.keyboard.press({ Return: "Enter" }[keys[n % keys.length]] || keys[n % keys.length], { delay: 90 });
      await sleep(90);
      if (performance.now() > next) {
        const m = await tab.metrics();
        watch.take({ memory: held(pid).memory, heap: Math.round(m.JSHeapUsedSize / 1024), listeners: m.JSEventListeners });
        next = performance.now() + every * 1000;
      }
    }
    played("page", await tab.evaluate(() => Object.values(localStorage).join("\n").split('"rounds"').length - 1));
    if (process.env.PICTURE) await tab.screenshot({ path: process.env.PICTURE });
  } catch (error) {
    faults.push(`page: ${error.message}`);
  } finally {
    watch.tell();
    await browser.close();
    site.close();
  }
}

try {
  await Promise.all(legs.map((leg) => ({ rules, rooms: house, window: windowed, page: paged })[leg]()));
} catch (error) {
  faults.push(error.message);
}
rmSync(folder, { recursive: true, force: true });
figure("seconds", Math.round(length), "s asked for");
for (const fault of faults) console.error(`soak: ${fault}`);
process.exit(faults.length ? 1 : 0);
