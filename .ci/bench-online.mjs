// The figures of a house with its rooms in a folder, and of dealer load on the same machine.
//
//   node .ci/bench-online.mjs DEALER FIGURES
import { execFile, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const [dealer, figures] = process.argv.slice(2);
const seconds = Number(process.env.SECONDS || 15);
const kills = Number(process.env.KILLS || 50);
const figure = (name, ...rest) => console.log(`figure ${name} ${rest.join(" ")}`);
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

// A house on a folder; again begins it on the same folder and address.
async function house(store = mkdtempSync(join(tmpdir(), "fourtell-")), addr = "127.0.0.1:0") {
  const program = spawn(dealer, ["serve", "--addr", addr, "--store", store, "--rooms", "2000", "--people", "9000"], { stdio: ["ignore", "pipe", "ignore"] });
  const ended = new Promise((done) => program.on("exit", done));
  const url = await new Promise((found, lost) => {
    createInterface({ input: program.stdout }).once("line", (line) => found(line.replace(/\/$/, "")));
    ended.then(() => lost(new Error("the house does not begin")));
  });
  return {
    url, pid: program.pid,
    kill: async () => { program.kill("SIGKILL"); await ended; },
    again: () => house(store, url.replace("http://", "")),
    end: async () => { program.kill("SIGTERM"); await ended; rmSync(store, { recursive: true, force: true }); },
  };
}

// What dealer load tells; it ends with 1 where something is lost, and tells that too.
function load(url, rooms, rate, length, game = "uno") {
  const args = ["load", "--url", url, "--game", game, "--rooms", rooms, "--seats", 4, "--rate", rate, "--for", `${length}s`].map(String);
  return new Promise((told, failed) => execFile(dealer, args, (error, out, errs) => (out ? told(JSON.parse(out)) : failed(new Error(errs || error)))));
}

// Resident memory of a program in kB, where the system tells it so.
function resident(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]);
  } catch {
    return 0;
  }
}

// Says hello to a house and waits for its answer; false where there is none.
function answers(url) {
  const hello = JSON.stringify({ t: "hello", id: 1, v: 1, token: createHash("sha256").update(randomBytes(32)).digest("base64url"), name: "Bench" });
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), Buffer.from(hello)]); // masked with nothing
  return new Promise((done) => {
    const ask = request(`${url}/v1/ws`, { agent: false, headers: {
      Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"), "Sec-WebSocket-Protocol": "fourtell.1",
    } });
    ask.on("error", () => done(false));
    ask.on("response", () => done(false));
    ask.on("upgrade", (_, socket, head) => {
      let heard = head.toString("latin1");
      socket.on("error", () => done(false));
      socket.on("close", () => done(false));
      socket.on("data", (data) => {
        heard += data.toString("latin1");
        if (heard.includes('"t":"you"')) { done(true); socket.destroy(); }
      });
      socket.write(frame);
    });
    ask.end();
  });
}

let lost = 0, best = null, even = null;

// Up to the rate at which the answers take too long.
for (const rate of [0.5, 1, 1.5, 2, 3]) {
  const h = await house();
  const told = await load(h.url, 500, rate, seconds);
  await h.end();
  lost += told.lost + told.broken;
  if (rate === 1) even = told;
  if (told.reply_p99_ms <= 250 && told.lost === 0) best = told;
  else if (rate >= 1) break;
}
if (best) figure("online.actions_per_s", best.actions_per_s.toFixed(0), "actions/s");
else figure("online.actions_per_s", "n/a", "answers take longer than 250 ms at every rate");
figure("online.reply_p50_ms", even.reply_p50_ms.toFixed(1), "ms");
figure("online.reply_p99_ms", even.reply_p99_ms.toFixed(1), "ms");
figure("online.bytes_per_beat", even.bytes_per_beat.toFixed(0), "bytes");

{ // The game of lying, whose claims stay on the table until somebody doubts one.
  const h = await house();
  const told = await load(h.url, 100, 1, seconds, "bluff");
  await h.end();
  lost += told.lost + told.broken;
  figure("online.bluff_reply_p50_ms", told.reply_p50_ms.toFixed(1), "ms");
  figure("online.bluff_reply_p99_ms", told.reply_p99_ms.toFixed(1), "ms");
  figure("online.bluff_bytes_per_beat", told.bytes_per_beat.toFixed(0), "bytes");
}

{ // 2,000 connections that do little.
  const h = await house();
  let most = 0;
  const look = setInterval(() => { most = Math.max(most, resident(h.pid)); }, 200);
  lost += (await load(h.url, 500, 0.1, seconds)).lost;
  clearInterval(look);
  await h.end();
  if (most > 0) figure("online.kb_per_person", (most / 2000).toFixed(1), "kB");
  else figure("online.kb_per_person", "n/a", "the system does not tell how much memory a program has");
}

// The same tables in peace, and while somebody sends 100,000 frames, opens 2,000 connections that say nothing, and tries codes: what
// sends them takes a core of the same machine.
for (const siege of [false, true]) {
  const h = await house();
  const playing = load(h.url, 50, 1, 2 * seconds);
  if (siege) {
    await sleep(3000);
    await new Promise((done, failed) => execFile(figures, ["siege", "-door", `${h.url.replace("http", "ws")}/v1/ws`], (error, out, errs) => {
      if (error) return failed(new Error(errs || error));
      process.stdout.write(out);
      done();
    }));
  }
  const told = await playing;
  await h.end();
  lost += told.lost + told.broken;
  for (const [name, ms] of [["p50", told.reply_p50_ms], ["p99", told.reply_p99_ms]]) figure(`online.${siege ? "besieged" : "peace"}_reply_${name}_ms`, ms.toFixed(1), "ms (50 rooms of 4, each seat once a second)");
}

{ // Killed in play, with everybody who played coming back at once.
  let h = await house();
  const playing = load(h.url, 200, 1, 4 * seconds);
  const times = [];
  for (let n = 0; n < 5; n++) {
    await sleep(seconds * 1000 / 2);
    await h.kill();
    const begun = performance.now();
    [h] = await Promise.all([h.again(), (async () => { while (!(await answers(h.url))) await sleep(5); times.push(performance.now() - begun); })()]);
  }
  lost += (await playing).lost;
  await h.end();
  figure("online.restart_ms", median(times).toFixed(0), "ms");
}

// Every answer and every beat over so many kills, held by the test that does it.
execFile("go", ["test", "-count=1", "-timeout", "30m", "-run", "TestAHouseThatIsKilledInPlayForgetsNothingItHasTold", "./cmd/dealer", "-kills", String(kills)],
  { env: { ...process.env, CGO_ENABLED: "0" } }, (error, out) => {
    if (error) {
      figure("online.lost", "n/a", `the test of ${kills} kills fails`);
      console.error(out);
      process.exitCode = 1;
    } else {
      figure("online.lost", lost, "commands");
    }
  });
