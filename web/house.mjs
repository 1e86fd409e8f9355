// What a test of rooms needs beside its pages: a house on a folder that can be killed and begun again, a way to it that can be cut,
// somebody who opens a room and has no seat in it, and a player at a terminal.
import { spawn } from "node:child_process";
import { createHmac, randomBytes } from "node:crypto";
import { connect, createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const root = new URL("..", import.meta.url).pathname;
const dealer = `${root}bin/dealer`;

// A house whose rooms lie in a folder; on that folder and that address it begins again after it was killed.
export async function openHouse(folder, store, addr = "127.0.0.1:0") {
  const program = spawn(dealer, ["serve", folder, "--addr", addr, "--store", store], { stdio: ["ignore", "pipe", "pipe"] });
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

// A way to a house on a port of its own: cut() breaks every connection, and none comes about until mend().
export async function wayTo(url) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  let shut = false;
  const server = createServer((near) => {
    if (shut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [[near, far], [far, near]]) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => { open.delete(one); other.destroy(); });
      one.pipe(other);
    }
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut: () => { shut = true; for (const socket of open) socket.destroy(); },
    mend: () => { shut = false; },
    end: () => { for (const socket of open) socket.destroy(); server.close(); },
  };
}

// Somebody who opens a room, gives the seat back and watches; once every seat is taken they start. They come back after a cut.
export class Opener {
  constructor(url, rules, seats) {
    Object.assign(this, { url, rules, seats, id: Date.now(), room: null, round: null, beats: 0, over: false, refused: [] });
    this.token = createHmac("sha256", randomBytes(32)).update(`fourtell.1 ${url}`).digest("base64url");
    this.open = new Promise((done) => { this.opened = done; });
    this.connect();
  }

  connect() {
    this.line = new WebSocket(`${this.url.replace("http", "ws")}/v1/ws`, "fourtell.1");
    this.line.onmessage = (event) => this.hear(JSON.parse(event.data));
    let lost = false; // a house that is not there is an error in one version of Node, an end in another
    this.line.onclose = this.line.onerror = () => {
      if (!lost && !this.over) setTimeout(() => this.connect(), 250);
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
    if (room.state === "waiting" && !this.round && room.seats.every((s) => s.kind === "person") && !this.started) {
      this.started = true;
      this.say("start");
    }
  }

  end() {
    this.over = true;
    this.line.close();
  }
}

// A player at a terminal, over a pipe: plays the first card that fits, answers what is asked, and tells what was read.
export class Terminal {
  constructor(link, name) {
    this.lines = [];
    this.program = spawn(dealer, ["play", "--join", link, "--name", name], { stdio: ["pipe", "pipe", "pipe"] });
    this.ended = new Promise((done) => this.program.on("exit", done));
    for (const stream of [this.program.stdout, this.program.stderr]) createInterface({ input: stream }).on("line", (line) => this.hear(line));
  }

  write(line) {
    this.lines.push(`> ${line}`);
    this.program.stdin.write(`${line}\n`);
  }

  hear(line) {
    this.lines.push(line);
    const fits = /Fits: (.+)\.$/.exec(line);
    if (/^You drew .* Play it or keep it/.test(line)) return this.write("keep");
    if (/challenge/i.test(line) && /\?/.test(line)) return this.write("keep");
    if (fits) return this.play(fits[1].split(" "));
    if (/^Your turn\..*Nothing fits/.test(line)) this.write("draw");
  }

  play(cards) {
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
