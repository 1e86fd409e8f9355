// The figures of frames and of the start, under an X server without a screen.
//
//   node .ci/bench-frame.mjs GAME DEBUGGAME
//
// GAME is the program as played, DEBUGGAME the same built with Ebitengine's
// tag ebitenginedebug, which writes down every drawing command.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { tmpdir } from "node:os";

const [game, debug] = process.argv.slice(2);
const runs = Number(process.env.RUNS || 5);
const folder = new URL(".", import.meta.url).pathname;

const figure = (name, ...rest) => console.log(`figure ${name} ${rest.join(" ")}`);
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

// An X server that picks its own number and tells it.
function display() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-noreset"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  return new Promise((found, lost) => {
    server.on("error", lost);
    server.on("exit", () => lost(new Error("Xvfb ended")));
    server.stdio[3].once("data", (number) => found({ name: `:${String(number).trim()}`, stop: () => server.kill() }));
  });
}

const environment = (screen) => ({
  ...process.env, DISPLAY: screen, LIBGL_ALWAYS_SOFTWARE: "1", ALSA_CONFIG_PATH: `${folder}asound.conf`,
});

// Frames of a debug build as { draws, indices }, in the order they are drawn.
async function* frames(output) {
  let frame = null;
  for await (const line of createInterface({ input: output })) {
    if (line === "----") {
      if (frame) yield frame;
      frame = { draws: 0, indices: 0 };
    } else if (frame && line.startsWith("  draw-triangles:")) {
      frame.draws++;
      frame.indices += Number(/num of indices: (\d+)/.exec(line)[1]);
    }
  }
}

// The loading bar is drawn with some dozen triangles, the title with its cards
// with many hundreds.
const titleIndices = 1000;

async function startOnce(screen) {
  const began = performance.now();
  const program = spawn(debug, [], { env: environment(screen), stdio: ["ignore", "pipe", "ignore"] });
  const late = setTimeout(() => program.kill(), 120_000);
  try {
    for await (const frame of frames(program.stdout)) {
      if (frame.indices >= titleIndices) return (performance.now() - began) / 1000;
    }
    throw new Error("the title was not drawn");
  } finally {
    clearTimeout(late);
    program.kill();
  }
}

// The drawing commands of the full deal, as Ebitengine writes them down: the median of the frames between the figures of
// the table at rest and those of the deal, the blit to the screen included.
async function dealDrawCalls(screen) {
  const program = spawn(debug, ["-figures", "frame"], { env: environment(screen), stdio: ["ignore", "pipe", "ignore"] });
  const late = setTimeout(() => program.kill(), 300_000);
  const draws = [];
  let dealing = false;
  try {
    for await (const line of createInterface({ input: program.stdout })) {
      if (line.startsWith("figure frame.rest_ms ")) dealing = true;
      else if (line.startsWith("figure frame.deal_ms ")) break;
      else if (dealing && line === "----") draws.push(0);
      else if (draws.length > 0 && line.startsWith("  draw-triangles:")) draws[draws.length - 1]++;
    }
  } finally {
    clearTimeout(late);
    program.kill();
  }
  if (draws.length === 0) throw new Error("no frame of the deal was written down");
  return median(draws);
}

// The share of a core that the whole program takes over ten seconds in which nothing happens, more than half a minute after
// the last input.
async function restCPU(screen, flags) {
  const program = spawn(game, flags, { env: { ...environment(screen), HOME: mkdtempSync(`${tmpdir()}/fourtell-rest-`) }, stdio: "ignore" });
  const spent = () => {
    const fields = readFileSync(`/proc/${program.pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const wait = (s) => new Promise((done) => setTimeout(done, s * 1000));
  try {
    await wait(50);
    const before = spent(), began = performance.now();
    await wait(20);
    return (100_000 * (spent() - before)) / (performance.now() - began);
  } finally {
    program.kill();
  }
}

const screen = await display();
try {
  const own = execFileSync(game, ["-figures", "frame"], { env: environment(screen.name), encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  process.stdout.write(own);
  figure("frame.deal_draw_calls", await dealDrawCalls(screen.name), "calls");
  const starts = [];
  for (let run = 0; run < runs; run++) starts.push(await startOnce(screen.name));
  figure("rest.title_cpu_percent", (await restCPU(screen.name, ["-no-audio"])).toFixed(1), "% of a core");
  figure("rest.title_music_cpu_percent", (await restCPU(screen.name, [])).toFixed(1), "% of a core");
  figure("rest.table_cpu_percent", (await restCPU(screen.name, ["-no-audio", "-deal=20", "-speed=instant"])).toFixed(1), "% of a core");
  figure("start.window_s", median(starts).toFixed(2), "s");
} finally {
  screen.stop();
}
