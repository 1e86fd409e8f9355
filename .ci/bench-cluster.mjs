// The figures of a house of two dealers round three NATS servers, all on this machine: asked where the rooms are, and by way of the
// dealer that has none of them.
//
//   node .ci/bench-cluster.mjs DEALER NATS-SERVER
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { Cluster } from "./cluster.mjs";

const [dealer, server] = process.argv.slice(2);
const seconds = Number(process.env.SECONDS || 20), rooms = Number(process.env.ROOMS || 100), rate = Number(process.env.RATE || 1);
const figure = (name, value, unit) => console.log(`figure online.${name} ${value} ${unit}`);

// What dealer load tells; it ends with 1 where something is lost, and tells that too.
function load(...more) {
  const args = ["load", "--rooms", rooms, "--seats", 4, "--rate", rate, "--for", `${seconds}s`, ...more].map(String);
  return new Promise((told, failed) => execFile(dealer, args, (error, out, errs) => (out ? told(JSON.parse(out)) : failed(new Error(errs || error)))));
}

// Processor time of programs so far, in ms; where the system does not tell it, none.
function spent(programs) {
  try {
    return programs.reduce((sum, p) => {
      const stat = readFileSync(`/proc/${p.child.pid}/stat`, "utf8"), words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return sum + (Number(words[11]) + Number(words[12])) * 10;
    }, 0);
  } catch {
    return NaN;
  }
}

const c = await Cluster.make(dealer, server);
let lost = 0;
try {
  await c.begin();
  const [owner, other] = c.dealers.map((d) => d.url);
  for (const [way, args] of [["", ["--url", owner]], ["forwarded_", ["--url", `${owner},${other}`, "--apart"]]]) {
    const before = [spent(c.dealers), spent(c.servers)];
    const told = await load(...args);
    const [dealers, servers] = [spent(c.dealers) - before[0], spent(c.servers) - before[1]].map((ms) => ms / told.actions);
    lost += told.lost + told.broken;
    figure(`cluster_${way}actions_per_s`, told.actions_per_s.toFixed(0), `actions/s (asked for ${rooms * 4 * rate})`);
    figure(`cluster_${way}reply_p50_ms`, told.reply_p50_ms.toFixed(1), "ms");
    figure(`cluster_${way}reply_p99_ms`, told.reply_p99_ms.toFixed(1), "ms");
    if (dealers) {
      figure(`cluster_${way}dealer_cpu_ms`, dealers.toFixed(2), "ms an action, of both dealers");
      figure(`cluster_${way}server_cpu_ms`, servers.toFixed(2), "ms an action, of the three servers");
    }
  }
  figure("cluster_lost", lost, "commands");
  if (lost > 0) process.exitCode = 1;
} finally {
  await c.end();
}
