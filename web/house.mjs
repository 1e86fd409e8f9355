// What a test of rooms needs beside its pages: a house on a folder that can be killed and begun again, somebody who opens a room and
// has no seat in it, and a player at a terminal.
import { spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const root = new URL("..", import.meta.url).pathname;
const dealer = `${root}bin/dealer`;

// A program that never outlives this one.
export function begin(path, args, options) {
  const program = spawn(path, args, options);
  const end = () => program.kill("SIGKILL");
  process.once("exit", end);
  program.once("exit", () => process.off("exit", end));
  return program;
}

// A house whose rooms lie in a folder; on that folder and that address it begins again after it was killed.
export async function openHouse(folder, store, addr = "127.0.0.1:0") {
  const program = begin(dealer, ["serve", folder, "--addr", addr, "--store", store], { stdio: ["ignore", "pipe", "pipe"] });
  const errors = [];
  program.stderr.on("data", (text) => errors.push(String(text)));
  const ended = new Promise((done) => program.on("exit", done));
  const url = await new Promise((found, lost) => {
    createInterface({ input: program.stdout }).once("line", (line) => found(line.replace(/\/$/, "")));
    ended.then(() => lost(new Error(`the house does not begin: ${errors.join("")}`)));
  });
  return {
    url, errors,
    kill: async () => { program.kill("SIGKILL"); await ended; },
    again: () => openHouse(folder, store, url.replace("http://", "")),
    end: async () => { program.kill("SIGTERM"); await ended; },
  };
}

// Somebody who opens a room, gives the seat back and watches; once every seat is taken they start. They come back after a cut.
export class Opener {
  constructor(url, rules, seats) {
    Object.assign(this, { url, rules, seats, id: Date.now(), room: null, round: null, beats: 0, shut: false, refused: [] });
    this.token = createHmac("sha256", randomBytes(32)).update(`fourtell.1 ${url}`).digest("base64url");
    this.open = new Promise((done) => { this.opened = done; });
    this.connect();
  }

  connect() {
    this.line = new WebSocket(`${this.url.replace("http", "ws")}/v1/ws`, "fourtell.1");
    this.line.onmessage = (event) => this.hear(JSON.parse(event.data));
    let lost = false; // a house that is not there is an error in one version of Node, an end in another
    this.line.onclose = this.line.onerror = () => {
      if (!lost && !this.shut) setTimeout(() => this.connect(), 250);
      lost = true;
    };
  }

  say(t, more) {
    this.line.send(JSON.stringify({ t, id: ++this.id, ...more }));
  }

  hear(m) {
    switch (m.t) {
      case "welcome": return this.say("hello", { v: 1, token: this.token, name: "Opener", since: this.room ? { room: this.room.code, seq: this.seq ?? 0 } : undefined });
      case "you": return this.room || this.say("create", { name: "Friday", rules: this.rules, seats: this.seats });
      case "joined":
        if (!this.room) this.say("stand");
        this.opened(m.room.code);
        return this.see(m.room);
      case "room": return this.see(m.room);
      case "beat":
        this.seq = m.snap.seq;
        this.beats++;
        Object.assign(this, { phase: m.snap.phase, turn: m.snap.turn });
        return;
      case "round":
        this.round = m;
        return;
      case "no":
        this.refused.push(m);
    }
  }

  see(room) {
    this.room = room;
    const all = room.state === "waiting" && room.seats.every((s) => s.kind !== "empty");
    if (all && !this.started) this.say("start");
    this.started = all;
  }

  // The match is over.
  get over() {
    return this.round !== null && this.phase === "match_over";
  }

  // Another match of the same people.
  again() {
    Object.assign(this, { round: null, phase: null });
    this.say("again");
  }

  end() {
    this.shut = true;
    this.line.close();
  }
}

// A player at a terminal, over a pipe: plays the first card that fits, answers what is asked, and tells what was read. While it wants to
// lay a Wild Draw Four it draws until it has one.
export class Terminal {
  constructor(link, name) {
    Object.assign(this, { lines: [], fours: false });
    this.program = begin(dealer, ["play", "--join", link, "--name", name], { stdio: ["pipe", "pipe", "pipe"] });
    this.ended = new Promise((done) => this.program.on("exit", done));
    for (const stream of [this.program.stdout, this.program.stderr]) createInterface({ input: stream }).on("line", (line) => this.hear(line));
  }

  write(line) {
    this.lines.push(`> ${line}`);
    this.program.stdin.write(`${line}\n`);
  }

  hear(line) {
    this.lines.push(line);
    const fits = !this.drew && /Fits: (.+)\.$/.exec(line);
    if ((this.drew = /^You drew .* Play it or keep it/.test(line))) return this.write("keep");
    if (/Challenge it or keep the cards/.test(line)) return this.write("keep");
    if (fits) return this.play(fits[1].split(" "));
    if (/^Your turn\..*Nothing fits/.test(line)) this.write("draw");
  }

  play(cards) {
    if (this.fours) return this.write(cards.includes("W+4") ? "play W+4 red" : "draw");
    const card = cards.find((c) => !c.startsWith("W")) ?? cards[0];
    this.write(card.startsWith("W") ? `play ${card} red` : `play ${card}`);
  }

  async end() {
    this.program.stdin.end();
    const late = setTimeout(() => this.program.kill("SIGKILL"), 5000);
    await this.ended;
    clearTimeout(late);
  }
}

export { sleep };
