// A window of Fourtell under a screen of its own, for a test of rooms: who plays there looks at what the house tells the window, on the
// way between them, and presses keys.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { begin, sleep } from "./house.mjs";

const root = new URL("..", import.meta.url).pathname;
const colours = "RYGB", signs = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "+2"];

// The place of a card in a hand as it lies: by colour and then by sign, wilds last.
function place({ id, face }) {
  const wild = face.startsWith("W");
  return (wild ? 100 + (face === "W" ? 0 : 1) : colours.indexOf(face[0]) * signs.length + signs.indexOf(face.slice(1))) * 1000 + id;
}

export class Window {
  // Whoever sits there is known by name already, and comes by a link.
  constructor(link, name) {
    Object.assign(this, { link, name, errors: "", snap: null, done: -1, fours: false });
    this.home = mkdtempSync(join(tmpdir(), "fourtell-"));
    this.screen = begin("Xvfb", ["-displayfd", "1", "-screen", "0", "960x540x24", "-noreset"], { stdio: ["ignore", "pipe", "ignore"] });
    this.env = { ...process.env, HOME: this.home, XDG_DATA_HOME: join(this.home, "data"), XDG_CONFIG_HOME: join(this.home, "config"),
      LIBGL_ALWAYS_SOFTWARE: "1", LANG: "C.UTF-8", LC_ALL: "C.UTF-8" };
    mkdirSync(join(this.home, "data/fourtell"), { recursive: true });
    writeFileSync(join(this.home, "data/fourtell/online.json"), JSON.stringify({ secret: randomBytes(32).toString("base64url"), name, house: "" }));
  }

  async open() {
    this.env.DISPLAY = `:${await new Promise((found) => this.screen.stdout.once("data", (text) => found(String(text).trim())))}`;
    this.program = begin(join(root, "bin/fourtell"), ["-no-audio", "-window", "960x540", "-speed", "instant", "-join", this.link], { env: this.env, stdio: ["ignore", "ignore", "pipe"] });
    this.program.stderr.on("data", (text) => { this.errors += text; });
    this.ended = new Promise((done) => this.program.on("exit", done));
  }

  // What goes over its way.
  hear({ to, text }) {
    const m = JSON.parse(text);
    if (to === "house" && m.t === "do" && m.c.do !== "call_uno" && m.c.do !== "catch_uno") this.done = m.c.decision;
    if (to === "client" && (m.t === "beat" || m.t === "joined")) this.snap = m.snap;
    if (to === "client" && (m.t === "joined" || m.t === "no")) this.done = -1;
  }

  // What it is to do, of what it may do; null: nothing.
  get asked() {
    const may = (this.snap?.legal ?? []).filter((c) => c.do !== "call_uno" && c.do !== "catch_uno");
    return may.length > 0 && this.snap.turn === this.snap.viewer && this.snap.decision !== this.done ? may : null;
  }

  // Answers whatever is asked until it is over.
  async play(over) {
    while (!over()) {
      const may = this.asked, snap = this.snap;
      if (may) await this.answer(may, snap);
      for (let late = Date.now() + (may ? 3000 : 100); Date.now() < late && !over() && !(may && this.done === snap.decision);) await sleep(30);
    }
  }

  // A Wild Draw Four before all else, and cards until there is one, while it wants to lay one; otherwise the first card that fits.
  answer(may, snap) {
    const all = may.filter((c) => c.do === "play" && !(c.cards?.length > 0));
    if (snap.drawn.id) return this.keys("k");
    const card = all.find((c) => this.fours && c.card.face === "W+4")?.card ?? (this.fours ? null : all[0]?.card);
    if (card) return this.lay(card, snap);
    if (may.some((c) => c.do === "draw")) return this.keys("d");
    return this.keys("k");
  }

  async lay(card, snap) {
    const hand = [...snap.hands[snap.viewer].cards].sort((a, b) => place(a) - place(b));
    const at = hand.findIndex((c) => c.id === card.id);
    if (hand.length === 2) await this.keys("u");
    await this.keys(String(Math.min(at, 8) + 1));
    for (let step = 8; step < at; step++) await this.keys("Right");
    await this.keys(at < 9 ? String(at + 1) : "Return");
    if (card.face.startsWith("W")) await this.keys("1");
  }

  tool(...args) {
    return new Promise((done) => spawn("xdotool", args, { env: this.env, stdio: "ignore" }).on("exit", done));
  }

  async keys(...names) {
    for (const name of names) {
      await this.tool("keydown", name);
      await sleep(100); // longer than a picture takes a machine that is busy
      await this.tool("keyup", name);
      await sleep(60);
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
