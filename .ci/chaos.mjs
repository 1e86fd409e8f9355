// Kills the servers and dealers of a house by turns while dealer load plays there, and counts what is lost.
//
//   node .ci/chaos.mjs DEALER NATS-SERVER
import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { Cluster } from "./cluster.mjs";

const [dealer, server] = process.argv.slice(2);
const rooms = Number(process.env.ROOMS || 20);
const turns = Number(process.env.TURNS || 6);
const apart = 20; // seconds: longer than the lease of a dealer, so that each turn meets a house that has healed
const seconds = turns * apart + 15;

const c = await Cluster.make(dealer, server);
let failed = null;
try {
  await c.begin();
  const args = ["load", "--url", c.dealers.map((d) => d.url).join(","), "--rooms", rooms, "--seats", 4, "--rate", 0.5, "--for", `${seconds}s`].map(String);
  const playing = new Promise((told, bad) => execFile(dealer, args, (error, out, errs) => (out ? told(JSON.parse(out)) : bad(new Error(errs || error)))));
  playing.catch(() => {});
  await sleep(8000);
  for (let turn = 0; turn < turns; turn++) {
    const begun = performance.now();
    const round = Math.floor(turn / 5), d = c.dealers[(Math.floor(turn / 2) + round) % 2], s = c.servers[(turn + round) % 3];
    const [what, whose] = [["is killed", d], ["is killed", s], ["is told to end", d], ["hangs for 10 seconds", s], ["hangs for 14 seconds", d]][turn % 5];
    console.error(`turn ${turn + 1} of ${turns}: ${whose.name} ${what}`);
    switch (turn % 5) {
      case 0: case 2:
        await d.end(turn % 5 === 0 ? "SIGKILL" : "SIGTERM");
        await sleep(3000);
        await c.beginDealer(d);
        break;
      case 1:
        await s.end("SIGKILL");
        await sleep(5000);
        s.begin();
        break;
      default: // longer than its lease: it wakes up to rooms that are another's
        whose.child.kill("SIGSTOP");
        await sleep(turn % 5 === 3 ? 10_000 : 14_000);
        whose.child.kill("SIGCONT");
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
