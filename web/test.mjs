// The built page in a headless Chromium: it loads from a good server and from
// a poor one, says what went wrong when something does, stays within its
// bytes, and a setting is changed and a whole round played by keys by somebody
// who sees nothing and reads only what the page speaks (build/page-transcript.txt
// is what they pressed and heard). What it promises around the game is in loader.mjs, what it says in trouble in trouble.mjs, what the browser keeps in kept.mjs. ONLY="whole round" in the environment runs the checks with those words in their name.
import { spawn } from "node:child_process";
import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failures } from "../.ci/failures.mjs";
import { firstFrame } from "./bench.mjs";
import { beginByKey, launch, marker, pictures } from "./browser.mjs";
import { checkKept } from "./kept.mjs";
import { checkLoader } from "./loader.mjs";
import { picture, pictureWhere } from "./picture.mjs";
import { Player, playRound } from "./round.mjs";
import { serve } from "./server.mjs";
import { changeSetting } from "./settings.mjs";
import { checkTrouble } from "./trouble.mjs";

const root = new URL("..", import.meta.url).pathname;
const folder = join(root, "build/web");
const codeLimit = 3_600_000; // brotli bytes before the first frame

let passed = 0;
const failures = new Failures();
async function check(name, body) {
  if (process.env.ONLY && !name.includes(process.env.ONLY)) return;
  const began = Date.now();
  try {
    await body();
    passed++;
    const took = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`ok    ${name} (${took} s)`);
    if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, `${took}\t${name}\n`);
  } catch (error) {
    const what = String(error.stack || error);
    failures.add(name, what);
    console.log(`FAIL  ${name}\n      ${what.replaceAll("\n", "\n      ")}`);
  }
}
function expect(truth, otherwise) {
  if (!truth) throw new Error(typeof otherwise === "function" ? otherwise() : otherwise);
}

const browser = await launch();
const good = await serve(folder);

// A page of its own profile that notes whatever it should not do.
async function visit(body, { address = good.address, viewport } = {}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  if (viewport) await page.setViewport(viewport);
  page.setDefaultTimeout(120_000); // software drawing on a shared machine
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(blob|data):/.test(url)) complaints.push(`asked ${url}, which is not the page's own`);
  });
  await page.evaluateOnNewDocument(() => {
    // Everything the page ever speaks, in order, for who cannot see it.
    globalThis.spoken = [];
    document.addEventListener("DOMContentLoaded", () => {
      const live = document.getElementById("live");
      new MutationObserver((changes) => {
        for (const change of changes) {
          for (const node of change.addedNodes) if (node.textContent) globalThis.spoken.push(node.textContent);
        }
      }).observe(live, { childList: true });
    });
  });
  try {
    await body(page, address, complaints);
  } catch (error) {
    const file = join(root, "build", `page-${passed + failures.count + 1}.png`);
    await page.screenshot({ path: file }).catch(() => {});
    const spoken = await page.evaluate(() => globalThis.spoken.slice(-12)).catch(() => []);
    error.stack = `${error.stack}\npicture: ${file}\nlast spoken:\n  ${spoken.join("\n  ")}\n${complaints.join("\n")}`;
    throw error;
  } finally {
    await context.close();
  }
}

// How many sounds a folder has.
const mp3s = (at) => readdirSync(at, { recursive: true }).filter((name) => String(name).endsWith(".mp3")).length;

// Opens the page and starts the game with a click.
async function begin(page, address) {
  const drawn = marker(page, "first-frame"), started = marker(page, "started");
  await page.goto(address);
  await drawn;
  await page.waitForSelector("#start", { visible: true });
  await page.click("#start");
  await started;
}

await check("the page loads, asks for one click and hands the keys to the game", () => visit(async (page, address, complaints) => {
  await begin(page, address);
  const canvas = await page.evaluate(() => {
    const c = document.querySelector("canvas");
    return { focused: document.activeElement === c, role: c.getAttribute("role"), label: c.getAttribute("aria-label"), inert: c.inert };
  });
  expect(canvas.focused, "the canvas has no focus after the click");
  expect(!canvas.inert, "the canvas is inert after the click");
  expect(canvas.role === "application", `the canvas has the role ${canvas.role}, not application`);
  expect(canvas.label, "the canvas has no label");
  const title = await pictureWhere((seen) => seen.colours > 60, () => picture(page, join(root, "build/page-title.png")));
  expect(title.colours > 60, `the title shows ${title.colours} colours: it is blank`);
  expect(complaints.length === 0, complaints.join("\n"));
}));

await check("it starts from the keyboard too", () => visit(async (page, address, complaints) => {
  await beginByKey(page, address);
  expect(await page.evaluate(() => document.activeElement.tagName === "CANVAS"), "the canvas has no focus");
  expect(complaints.length === 0, complaints.join("\n"));
}));

// Before the page loads: every sound of it is kept in heard, and what states each has been in.
const hear = (page) => page.evaluateOnNewDocument(() => {
  globalThis.heard = [];
  globalThis.AudioContext = class extends AudioContext {
    constructor(...how) {
      super(...how);
      this.states = [this.state];
      this.addEventListener("statechange", () => this.states.push(this.state));
      globalThis.heard.push(this);
    }
  };
});

// Waits until the page's sound is, or has been, in a state.
const soundIs = (page, state) => page.waitForFunction((state) => globalThis.heard[0].state === state, {}, state);
const soundWas = (page, state) => page.waitForFunction((state) => globalThis.heard[0].states.includes(state), {}, state);

await check("it starts with a finger, and then sound may begin", () => visit(async (page, address, complaints) => {
  await hear(page);
  const drawn = marker(page, "first-frame"), started = marker(page, "started");
  await page.goto(address);
  await drawn;
  const states = () => page.evaluate(() => globalThis.heard.map((context) => context.state).join());
  expect((await states()) === "suspended", `before the tap the sound is ${await states()}`);
  await (await page.waitForSelector("#start", { visible: true })).tap();
  await started;
  await soundWas(page, "running"); // and may be still again, until the music is there
  expect(complaints.length === 0, complaints.join("\n"));
}, { viewport: { width: 390, height: 844, deviceScaleFactor: 0.5, isMobile: true, hasTouch: true } }));

await check("a sound that was stopped while nothing was to be heard goes on when something is", () => visit(async (page, address) => {
  await hear(page);
  await begin(page, address);
  await soundWas(page, "running");
  await page.evaluate(() => {
    const set = globalThis.fourtellSound;
    globalThis.fourtellSound = () => {}; // what the game itself thinks of it
    globalThis.turn = (...how) => { for (const on of how) set(on); };
    set(true);
  });
  await soundIs(page, "running");
  for (const stops of [[false], [false, false]]) {
    await page.evaluate((stops) => globalThis.turn(...stops), stops);
    await soundIs(page, "suspended");
    await page.evaluate(() => globalThis.turn(true));
    await soundIs(page, "running");
  }
}));

await check("a page that is zoomed stays sharp and is hit where it is pressed", () => visit(async (page, address, complaints) => {
  await begin(page, `${address}?seed=20&speed=instant`);
  await page.setViewport({ width: 640, height: 360, deviceScaleFactor: 2 });
  await page.waitForFunction(() => document.querySelector("canvas").width === 1280 && document.querySelector("canvas").height === 720);
  await page.mouse.move(124, 115); // the first button of the title: a quick game
  await page.mouse.down();
  await pictures(page);
  await page.mouse.up();
  await page.waitForFunction(() => globalThis.spoken.includes("Round 1"));
  // So quick that between two pictures there was nothing: it is caught, and in the right place too.
  await page.setViewport({ width: 640, height: 360, deviceScaleFactor: 1 });
  await page.waitForFunction(() => document.querySelector("canvas").width === 640);
  await page.waitForFunction(() => globalThis.spoken.some((line) => line.startsWith("Your turn.")));
  await page.mouse.click(20, 20);
  await page.waitForFunction(() => globalThis.spoken.some((line) => line.startsWith("Pause")));
  expect(complaints.length === 0, complaints.join("\n"));
}, { viewport: { width: 640, height: 360 } }));

await check("a long Escape leads out of the game and a button back in", () => visit(async (page, address) => {
  await begin(page, address);
  await page.keyboard.down("Escape");
  await page.waitForSelector("#back", { visible: true });
  await page.keyboard.up("Escape");
  expect(await page.evaluate(() => document.activeElement.id === "back"), "the way back has no focus");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement.tagName === "CANVAS"), "the canvas has no focus again");
}));

await check("it follows the window's size on a dense screen", () => visit(async (page, address) => {
  await begin(page, address);
  for (const [width, height] of [[1000, 600], [390, 844]]) {
    await page.setViewport({ width, height, deviceScaleFactor: 2 });
    await page.waitForFunction((w, h) => {
      const c = document.querySelector("canvas");
      return c.clientWidth === w && c.clientHeight === h && c.width === 2 * w && c.height === 2 * h;
    }, { timeout: 60_000 }, width, height);
  }
}, { viewport: { width: 1280, height: 720, deviceScaleFactor: 2 } }));

for (const packed of [true, false]) {
  await check(`it plays again when its ${packed ? "" : "simple "}server has gone`, async () => {
    const server = await serve(folder, { packed });
    let gone = false;
    try {
      await visit(async (page) => {
        const drawn = marker(page, "first-frame");
        await page.goto(server.address);
        await drawn;
        await page.waitForFunction(async (effects) => {
          const worker = await navigator.serviceWorker.ready;
          if (worker.active?.state !== "activated") return false;
          const cache = await caches.open((await caches.keys())[0]);
          return (await cache.keys()).filter((kept) => new URL(kept.url).pathname.endsWith(".mp3")).length === effects;
        }, { polling: 500 }, mp3s(join(folder, "fx")));
        server.close();
        gone = true;
        const again = marker(page, "first-frame");
        await page.reload();
        await again;
        await page.waitForSelector("#start", { visible: true });
      }, { address: server.address });
    } finally {
      if (!gone) server.close();
    }
  });
}

await check("bin/dealer serves it, packed", async () => {
  const dealer = spawn(join(root, "bin/dealer"), ["serve", "--addr", "127.0.0.1:0", folder], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const address = await new Promise((found, lost) => {
      dealer.on("error", lost);
      dealer.on("exit", (code) => lost(new Error(`bin/dealer ended with ${code}`)));
      dealer.stdout.once("data", (line) => found(String(line).trim()));
    });
    await visit(async (page, address, complaints) => {
      const coding = {};
      page.on("response", (response) => { coding[new URL(response.url()).pathname] = response.headers()["content-encoding"]; });
      await begin(page, address);
      const wasm = Object.keys(coding).find((path) => path.endsWith(".wasm"));
      expect(coding[wasm] === "br", () => `the game came as ${JSON.stringify(coding)}`);
      expect(complaints.length === 0, complaints.join("\n"));
    }, { address });
  } finally {
    dealer.kill("SIGINT");
  }
});

await check("a server that packs nothing still sends the small file", async () => {
  const poor = await serve(folder, { packed: false });
  try {
    await visit(async (page, address, complaints) => {
      await begin(page, address);
      expect(poor.sent.some((one) => one.path.endsWith(".wasm.gz")), "the packed file was not asked for");
      expect(complaints.length === 0, complaints.join("\n"));
    }, { address: poor.address });
  } finally {
    poor.close();
  }
});

await check("without its packed files it loads the plain one, without any it says so", async () => {
  const bare = mkdtempSync(join(tmpdir(), "fourtell-page-"));
  for (const name of readdirSync(folder)) {
    if (!/\.(br|gz)$/.test(name)) symlinkSync(join(folder, name), join(bare, name));
  }
  const server = await serve(bare);
  try {
    await visit((page, address) => begin(page, address), { address: server.address });
    rmSync(join(bare, readdirSync(bare).find((name) => name.endsWith(".wasm"))));
    await visit(async (page, address) => {
      await page.goto(address);
      await page.waitForSelector("#status.fault", { visible: true });
      const sentence = await page.$eval("#status", (node) => node.textContent);
      expect(/could not be fetched.*404/.test(sentence), `it says: ${sentence}`);
      expect(await page.$eval("#retry", (node) => !node.hidden), "there is no way to try again");
    }, { address: server.address });
    copyFileSync(join(folder, "index.html"), join(bare, readdirSync(folder).find((name) => name.endsWith(".wasm"))));
    await visit(async (page, address) => {
      await page.goto(address);
      await page.waitForSelector("#status.fault", { visible: true });
      const sentence = await page.$eval("#status", (node) => node.textContent);
      expect(/broke off|damaged/.test(sentence), `it says: ${sentence}`);
    }, { address: server.address });
  } finally {
    server.close();
    rmSync(bare, { recursive: true });
  }
});

await check("code and art before the first frame fit into 3.6 MB, and no music is among them", async () => {
  const server = await serve(folder);
  try {
    await visit(async (page, address) => {
      // What was asked for before the first frame is known when it is told: by the time one looks, more may be on its way.
      const asked = new Set();
      let before = null;
      page.on("request", (request) => asked.add(new URL(request.url()).pathname));
      page.on("console", (message) => { if (message.text() === "first-frame") before ??= [...asked]; });
      const drawn = marker(page, "first-frame");
      await page.goto(address);
      await drawn;
      expect(!before.some((path) => path.endsWith(".mp3")), "music was asked for before the first frame");
      const sent = new Map(server.sent.map((one) => [one.path, one.bytes]));
      const bytes = before.reduce((sum, path) => sum + (sent.get(path) ?? 0), 0);
      console.log(`figure page.code_br_bytes ${bytes} bytes`);
      expect(bytes > 1_000_000, () => `of ${before} only ${bytes} bytes were sent`);
      expect(bytes <= codeLimit, `${bytes} bytes are more than ${codeLimit}`);
    }, { address: server.address });
  } finally {
    server.close();
  }
});

await check("an address asking for the impossible is answered in a sentence", () => visit(async (page, address) => {
  await page.goto(`${address}?seats=40`);
  await page.waitForSelector("#status.fault", { visible: true });
  const sentence = await page.$eval("#status", (node) => node.textContent);
  expect(/-seats: a table has 2 to 10 seats, not 40/.test(sentence), `it says: ${sentence}`);
}));

await check("the first frame's price is measured", async () => {
  const price = await firstFrame(good.address);
  console.log(`figure page.first_frame_cpu_s ${price.main.toFixed(2)} s (main thread, one cold start; aim 3)`);
  expect(price.main > 0, "no processor time was counted");
});

await check("a setting is changed and a whole round is played by keys alone, reading only what is spoken", () => visit(async (page, address, complaints) => {
  await begin(page, `${address}?seed=20&speed=instant`);
  const player = new Player(page, expect);
  try {
    console.log(`      ${await changeSetting(player, expect)}`);
    console.log(`      ${await playRound(page, { picture: (name) => picture(page, join(root, `build/page-${name}.png`)), expect, player })}`);
  } finally {
    writeFileSync(join(root, "build/page-transcript.txt"), `${player.script.join("\n")}\n`);
  }
  expect(complaints.length === 0, complaints.join("\n"));
}, { viewport: { width: 640, height: 360 } }));

await checkTrouble({ folder, browser, check, visit, begin, expect });

await checkKept({ check, visit, begin, expect });

await checkLoader({ root, folder, check, visit, expect });

good.close();
await browser.close();
failures.tell();
console.log(`${passed} passed, ${failures.count} failed`);
process.exitCode = failures.count ? 1 : 0;
