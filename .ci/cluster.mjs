// A house of two dealers round three NATS servers on this machine, until it is interrupted.
//
//   node .ci/cluster.mjs DEALER NATS-SERVER
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// So many ports that nobody listens on.
async function freePorts(n) {
  const servers = await Promise.all(Array.from({ length: n }, () => new Promise((ready, failed) => {
    const s = createServer().on("error", failed).listen(0, "127.0.0.1", () => ready(s));
  })));
  const ports = servers.map((s) => s.address().port);
  await Promise.all(servers.map((s) => new Promise((closed) => s.close(closed))));
  return ports;
}

// A program that can be killed and begun again.
class Program {
  constructor(file, args) { Object.assign(this, { file, args, errors: "" }); }
  begin() {
    const child = spawn(this.file, this.args, { stdio: ["ignore", "pipe", "pipe"], detached: true }); // an interrupt is this program's
    this.child = child;
    this.ended = new Promise((done) => child.on("exit", done));
    child.stderr.on("data", (text) => { this.errors = (this.errors + text).slice(-4000); });
    return child;
  }
  async end(signal = "SIGKILL") {
    this.child.kill(signal);
    await this.ended;
  }
}

// Three servers and two dealers. begin begins them all; each can be ended and begun again by itself.
export class Cluster {
  static async make(dealer, server) {
    const c = new Cluster();
    c.folder = mkdtempSync(join(tmpdir(), "fourtell-cluster-"));
    const ports = await freePorts(8);
    const [clients, routes, doors] = [ports.slice(0, 3), ports.slice(3, 6), ports.slice(6)];
    c.nats = clients.map((p) => `nats://127.0.0.1:${p}`);
    c.servers = clients.map((port, i) => {
      const conf = join(c.folder, `nats-${i + 1}.conf`);
      writeFileSync(conf, [
        `server_name: nats-${i + 1}`, `listen: 127.0.0.1:${port}`, "max_payload: 8454144", // a finished round's record is one message
        "ping_interval: 2s", "ping_max: 2",
        `jetstream { store_dir: ${JSON.stringify(join(c.folder, `nats-${i + 1}`))}, sync_interval: always }`,
        `cluster { name: fourtell, listen: 127.0.0.1:${routes[i]}, routes: [${routes.map((r) => `nats://127.0.0.1:${r}`).join(", ")}] }`,
      ].join("\n"));
      return Object.assign(new Program(server, ["-c", conf]), { name: `NATS server ${i + 1}`, port });
    });
    const page = existsSync("build/web/index.html") ? ["build/web"] : [];
    c.dealers = doors.map((port, i) => Object.assign(
      new Program(dealer, ["serve", ...page, "--addr", `127.0.0.1:${port}`, "--nats", c.nats.join(","), "--replicas", "3", "--rooms", "2000", "--people", "9000"]),
      { name: `dealer ${i + 1}`, url: `http://127.0.0.1:${port}` }));
    return c;
  }
  async begin() {
    for (const s of this.servers) s.begin();
    for (const d of this.dealers) await this.beginDealer(d);
  }
  // A dealer is there once it says its address; without a leader it tries for a while and ends.
  async beginDealer(d) {
    for (let tries = 0; ; tries++) {
      const child = d.begin();
      const line = new Promise((said) => createInterface({ input: child.stdout }).once("line", () => said(true)));
      if (await Promise.race([line, d.ended.then(() => false)])) return;
      if (tries === 3) throw new Error(`${d.name} does not begin: ${d.errors}`);
      await sleep(1000);
    }
  }
  async end() {
    await Promise.all(this.dealers.map((d) => d.child && d.end("SIGTERM")));
    await Promise.all(this.servers.map((s) => s.child && s.end("SIGTERM")));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dealer, server] = process.argv.slice(2);
  const stopped = new Promise((stop) => { for (const s of ["SIGINT", "SIGTERM"]) process.on(s, stop); });
  const c = await Cluster.make(dealer, server);
  try {
    await Promise.race([c.begin(), stopped]);
    for (const d of c.dealers) console.log(`${d.name}: ${d.url}/`);
    c.servers.forEach((s, i) => console.log(`${s.name}: ${c.nats[i]}`));
    console.log("A room of one dealer is played in by way of the other too. Ctrl+C ends all five.");
    await stopped;
  } finally {
    await c.end();
  }
}
