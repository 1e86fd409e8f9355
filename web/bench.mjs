// The figures of the built page: bytes to the first frame and of whole visits, the processor time
// the browser spends until then, median of five cold starts, how long its
// sound holds up a frame, median of three, and how long its tasks are while puzzles are looked for and while Masters play.
import { readFileSync, readdirSync, existsSync, statSync } from "node:fs";
import { launch, marker } from "./browser.mjs";
import { serve } from "./server.mjs";
import { pageAtRest } from "./rest.mjs";
import { soundBlocks } from "./sound.mjs";
import { printTasks } from "./tasks.mjs";
import { visits } from "./visits.mjs";

const folder = new URL("../build/web", import.meta.url).pathname;
const runs = Number(process.env.RUNS || 5);
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const figure = (name, value, unit) => console.log(`figure ${name} ${value} ${unit}`);

// Processor seconds of a process, or of its main thread, as Linux counts them.
function spent(pid, mainThread) {
  try {
    if (mainThread) return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e9;
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100; // user + system, in ticks of 10 ms
  } catch {
    return 0; // the process is gone
  }
}

async function processes(session) {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.map(({ type, id }) => ({ type, main: spent(id, true), all: spent(id, false), id }));
}

export async function firstFrame(address) {
  const browser = await launch();
  try {
    const session = await browser.target().createCDPSession();
    const page = await browser.newPage();
    const before = await processes(session);
    const seen = marker(page, "first-frame");
    await page.goto(address);
    await seen;
    const after = await processes(session);
    // The page may get a process of its own when it navigates: the renderer
    // that worked most since is the page's.
    const used = after.map((now) => {
      const then = before.find((p) => p.id === now.id) || { main: 0, all: 0 };
      return { type: now.type, main: now.main - then.main, all: now.all - then.all };
    });
    const renderer = used.filter((p) => p.type === "renderer").sort((a, b) => b.all - a.all)[0];
    const gpu = used.filter((p) => p.type === "GPU").sort((a, b) => b.all - a.all)[0];
    return { main: renderer.main, renderer: renderer.all, gpu: gpu ? gpu.all : 0 };
  } finally {
    await browser.close();
  }
}

async function bench() {
  const server = await serve(folder);
  const starts = [], sounds = [];
  let code = 0, wire, rest = {};
  try {
    for (let run = 0; run < runs; run++) {
      server.sent.length = 0;
      starts.push(await firstFrame(server.address));
      // Everything asked for up to here but the music was needed for the frame.
      const paths = new Set(server.sent.map((one) => one.path).filter((path) => !path.endsWith(".mp3")));
      code = 0;
      for (const path of paths) {
        const file = folder + (path.endsWith("/") ? `${path}index.html` : path);
        if (existsSync(file)) code += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
      }
    }
    for (let run = 0; run < Math.min(runs, 3); run++) sounds.push(await soundBlocks(server.address));
    const browser = await launch();
    try {
      wire = await visits(browser.defaultBrowserContext(), server);
    } finally {
      await browser.close();
    }
    rest = await pageAtRest(server.address);
    await printTasks(server.address, figure);
  } finally {
    server.close();
  }
  figure("page.code_br_bytes", code, "bytes");
  figure("page.first_visit_bytes", wire.first.bytes, "bytes over the wire, until the music is due (bar 4000000)");
  figure("page.second_visit_bytes", wire.second.bytes, "bytes over the wire (bar 5000)");
  for (const [name, at] of [["music", "music"], ["effects", "fx"]]) {
    const files = existsSync(`${folder}/${at}`) ? readdirSync(`${folder}/${at}`).filter((file) => file.endsWith(".mp3")) : [];
    if (files.length) figure(`page.${name}_bytes`, files.reduce((sum, file) => sum + statSync(`${folder}/${at}/${file}`).size, 0), `bytes (${files.length} files)`);
    else figure(`page.${name}_bytes`, "n/a", `the page has no ${at}/*.mp3`);
  }
  figure("page.first_frame_cpu_s", median(starts.map((s) => s.main)).toFixed(2), "s");
  figure("page.first_frame_renderer_cpu_s", median(starts.map((s) => s.renderer)).toFixed(2), "s");
  figure("page.first_frame_gpu_cpu_s", median(starts.map((s) => s.gpu)).toFixed(2), "s");
  for (const part of ["load", "begin", "steady", "change"]) {
    figure(`page.sound_${part}_block_ms`, median(sounds.map((s) => s[part].longest)).toFixed(1), "ms (the longest call; bar 16)");
  }
  for (const [where, share] of Object.entries(rest)) figure(`page.rest_${where}_cpu_percent`, share.main.toFixed(1), `% of a core (the whole process ${share.all.toFixed(1)})`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await bench();
