// Kills the servers and dealers of a house by turns while dealer load plays there, and counts what is lost.
//
//   node .ci/chaos.mjs DEALER NATS-SERVER
import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Cluster } from "./cluster.mjs";

const [dealer, server] = process.argv.slice(2);
const rooms = Number(process.env.ROOMS || 20);
const turns = Number(process.env.TURNS || 6);
const apart = 15; // seconds: longer than the lease of a dealer, so that each turn meets a house that has healed
const seconds = (turns + 1) * apart + 10;

const c = await Cluster.make(dealer, server);
let failed = null;
try {
  await c.begin();
  const args = ["load", "--url", c.dealers.map((d) => d.url).join(","), "--rooms", rooms, "--seats", 4, "--rate", 0.5, "--for", `${seconds}s`].map(String);
  const playing = new Promise((told, bad) => execFile(dealer, args, (error, out, errs) => (out ? told(JSON.parse(out)) : bad(new Error(errs || error)))));
  playing.catch(() => {});
  await sleep(8000);
  // A dealer killed, a server killed, a dealer told to end; each is begun again before the next.
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    if (turn % 3 === 1) {
      const s = c.servers[(turn - 1) / 3 % 3];
      console.error(`turn ${turn + 1} of ${turns}: ${s.name} is killed`);
      await s.end("SIGKILL");
      await sleep(5000);
      s.begin();
    } else {
      const d = c.dealers[turn % 2], signal = turn % 3 === 0 ? "SIGKILL" : "SIGTERM";
      console.error(`turn ${turn + 1} of ${turns}: ${d.name} ${signal === "SIGKILL" ? "is killed" : "is told to end"}`);
      await d.end(signal);
      await sleep(3000);
      await c.beginDealer(d);
    }
    await sleep(Math.max(0, apart * 1000 - (performance.now() - begun)));
  }
  const told = await playing;
  console.error(JSON.stringify(told));
  console.log(`figure online.lost ${told.lost} commands`);
  if (told.lost > 0 || told.broken > 0 || told.actions < rooms * turns) failed = `${told.lost} lost, ${told.broken} of ${rooms * 4} people not back, ${told.actions} answers`;
} catch (error) {
  failed = error.message;
} finally {
  if (failed) for (const p of [...c.dealers, ...c.servers]) if (p.errors) console.error(`== ${p.name}\n${p.errors}`);
  await c.end();
}
if (failed) {
  console.error(`chaos: ${failed}`);
  process.exitCode = 1;
}
