// People at the same table: two pages in Chromium, a window under Xvfb and a player at a terminal play a match in a room of a real
// house, whose rooms lie in NATS JetStream. One page is cut off, while a Wild Draw Four is answered if one comes soon enough, and comes
// back to its seat; the house is killed and begins again; at the end all have the same result. It prints online.back_ms.
//
//   make test-rooms        PICTURES=DIR keeps what was seen at the end, VERBOSE=1 tells what the pages say
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failures } from "../.ci/failures.mjs";
import { launch, marker, pictures, press } from "./browser.mjs";
import { Opener, Terminal, openHouse, sleep, wayTo } from "./house.mjs";
import { Player, question } from "./round.mjs";

const root = new URL("..", import.meta.url).pathname;
const limit = { sit: 240_000, match: 8 * 60_000, settled: 60_000 };
function expect(truth, otherwise) {
  if (!truth) throw new Error(otherwise);
}
async function until(what, so, most) {
  const late = Date.now() + most;
  while (!(await so())) {
    expect(Date.now() < late, `waited in vain until ${what}`);
    await sleep(100);
  }
}

// A page at the table, played by ear.
class Guest {
  constructor(name, browser, page) {
    Object.assign(this, { name, browser, page, player: new Player(page, expect), heard: [] });
  }

  // Comes to the room of a link and says its name, in a browser of its own: one that nobody looks at draws nothing.
  static async come(link, name) {
    const browser = await launch({ width: 960, height: 540 });
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.evaluateOnNewDocument(() => {
      globalThis.spoken = [];
      globalThis.spokenAt = []; // by the same clock as this program's
      document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
          if (!node.textContent) continue;
          globalThis.spoken.push(node.textContent);
          globalThis.spokenAt.push(Date.now());
        }
      }).observe(document.getElementById("live"), { childList: true }));
    });
    const drawn = marker(page, "first-frame", 300_000), started = marker(page, "started", 300_000);
    const { origin, hash } = new URL(link);
    await page.goto(`${origin}/?speed=instant${hash}`);
    await drawn;
    await page.waitForSelector("#start", { visible: true });
    await page.keyboard.press("Enter", { delay: 60 });
    await started;
    await page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA"); // its name is asked for
    await page.keyboard.type(name, { delay: 40 });
    await pictures(page);
    await press(page, "Enter");
    return new Guest(name, browser, page);
  }

  // Answers whatever is asked until it is over.
  async play(over) {
    let asked = null;
    while (!over()) {
      const lines = await this.player.listen(2000);
      this.heard.push(...lines);
      asked = question(lines, this.player.heard) ?? (lines.length ? null : asked);
      if (asked && asked.kind !== "over") await this.player.answer(asked);
    }
  }

  async catchUp() {
    this.heard.push(...await this.player.listen(0));
  }

  async end() {
    await this.catchUp().catch(() => {});
    await this.browser.close();
  }
}

// A window under a screen of its own, whose keys are pressed blindly: what can be chosen is chosen some time.
class Window {
  constructor(link, name) {
    this.home = mkdtempSync(join(tmpdir(), "fourtell-"));
    this.screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "960x540x24", "-noreset"], { stdio: ["ignore", "pipe", "ignore"] });
    this.env = { ...process.env, HOME: this.home, XDG_DATA_HOME: join(this.home, "data"), XDG_CONFIG_HOME: join(this.home, "config"),
      LIBGL_ALWAYS_SOFTWARE: "1", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" };
    Object.assign(this, { link, name, errors: "" });
  }

  async open() {
    this.env.DISPLAY = `:${await new Promise((found) => this.screen.stdout.once("data", (text) => found(String(text).trim())))}`;
    this.program = spawn(join(root, "bin/fourtell"), ["-no-audio", "-window", "960x540", "-speed", "instant", "-join", this.link], { env: this.env, stdio: ["ignore", "ignore", "pipe"] });
    this.program.stderr.on("data", (text) => { this.errors += text; });
    this.ended = new Promise((done) => this.program.on("exit", done));
    await sleep(6000);
    await this.keys(...this.name.toLowerCase(), "Return");
  }

  tool(...args) {
    return new Promise((done) => spawn("xdotool", args, { env: this.env, stdio: "ignore" }).on("exit", done));
  }

  async keys(...names) {
    for (const name of names) {
      await this.tool("keydown", name);
      await sleep(120); // longer than a picture takes a machine that is busy
      await this.tool("keyup", name);
      await sleep(120);
    }
  }

  async play(over) {
    while (!over()) {
      for (const key of ["1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "d", "6", "6", "7", "7", "k"]) {
        if (over()) return;
        await this.keys(key);
      }
    }
  }

  picture(file) {
    return new Promise((done) => spawn("import", ["-window", "root", file], { env: this.env, stdio: "ignore" }).on("exit", done));
  }

  // What it has written in its log.
  log() {
    const lines = [];
    for (const file of readdirSync(this.home, { recursive: true })) {
      if (String(file).endsWith(".log")) lines.push(...readFileSync(join(this.home, String(file)), "utf8").split("\n"));
    }
    return lines;
  }

  async end() {
    this.program?.kill("SIGTERM");
    await this.ended;
    this.screen.kill("SIGTERM");
    rmSync(this.home, { recursive: true, force: true });
  }
}

const store = mkdtempSync(join(tmpdir(), "fourtell-"));
let house = await openHouse(join(root, "build/web"), store);
const way = await wayTo(house.url);
const opener = new Opener(house.url, "classic,hand_size=5,score=winner_takes,target=100,turn_seconds=10", 4);
const code = await opener.open;
const people = [], failures = new Failures();
let stop = async () => {};
try {
  const terminal = new Terminal(`${house.url}/#${code}`, "Terry");
  people.push(terminal);
  const window = new Window(`${house.url}/#${code}`, "wim");
  people.push(window);
  await window.open();
  const [ann, bo] = [await Guest.come(`${house.url}/#${code}`, "Ann"), await Guest.come(`${way.url}/#${code}`, "Bo")];
  people.push(ann, bo);
  await until("all four sit", () => opener.room.seats.every((s) => s.kind === "person"), limit.sit);
  const over = () => opener.round !== null && opener.phase === "match_over";
  let stopped = false;
  const done = () => stopped || over();
  stop = () => { stopped = true; return Promise.allSettled(plays); };
  const plays = [ann.play(done), bo.play(done), window.play(done)];
  await until("the match is on", () => opener.beats > 4, limit.sit);

  // One is cut off while they are asked, and comes back to their seat.
  await until("a Wild Draw Four is answered, or they have played a while", () => over() || opener.phase === "respond" || opener.beats > 25, limit.match);
  const cut = Date.now();
  way.cut();
  await until("the table sees that Bo has lost the line", () => over() || opener.room.seats.some((s) => s.name === "Bo" && s.here !== "yes"), limit.sit);
  await sleep(Math.max(0, cut + 10_000 - Date.now()));
  const mended = Date.now(), already = bo.heard.length;
  way.mend();
  await until("Bo is back", () => over() || bo.heard.slice(already).some((line) => line.startsWith("You are back")), limit.sit);
  const back = await bo.page.evaluate((from) => globalThis.spokenAt.find((at, n) => at >= from && globalThis.spoken[n].startsWith("You are back")), mended);
  if (!over()) console.log(`figure online.back_ms ${back - mended} ms (cut for ten seconds, until the page says so; bar 2000)`);

  // The house is killed, and is itself again.
  const seen = opener.beats;
  await house.kill();
  house = await house.again();
  await until("the match goes on", () => over() || opener.beats > seen + 3, limit.sit);

  await until("the match is over", over, limit.match);
  await Promise.all(plays);
  // The points stand in the window's log, and everybody who plays by words has read or heard who won.
  const winner = opener.room.seats[opener.room.totals.indexOf(Math.max(...opener.room.totals))].name;
  const told = (lines, me) => lines.some((line) => line.startsWith(me === winner ? "You win the match" : `${winner} wins the match`));
  await until("everybody has been told the same end", async () => {
    await Promise.all([ann.catchUp(), bo.catchUp()]);
    return told(ann.heard, "Ann") && told(bo.heard, "Bo") && told(terminal.lines, "Terry") &&
      window.log().some((line) => line.includes(`points [${opener.room.totals.join(" ")}]; Deal checked`));
  }, limit.settled);
  console.log(`ok    four people play a match in a room, one is cut off, the house is killed: ${opener.room.totals.join(", ")}`);
} catch (error) {
  failures.add("people play together in a room", String(error.stack));
  console.log(`FAIL  people play together in a room\n      ${error.stack}`);
  console.log(`      ${opener.beats} beats, ${opener.phase}, ${JSON.stringify(opener.room)}`);
  process.exitCode = 1;
} finally {
  const pictures = process.env.PICTURES;
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const p of people) {
      if (p.page) await p.page.screenshot({ path: join(pictures, `${p.name}.png`) });
      if (p.picture) await p.picture(join(pictures, `${p.name}.png`));
    }
  }
  await stop();
  for (const p of people) {
    await p.end().catch(() => {});
    if (process.exitCode) console.log((p.heard ?? p.lines ?? [p.errors]).slice(-15).join("\n"));
  }
  opener.end();
  way.end();
  await house.end();
  rmSync(store, { recursive: true, force: true });
}
