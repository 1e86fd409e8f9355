// Plays one round on the built page, by a finger alone or by keys and what is spoken alone, in a language, at a size, and
// keeps what was pressed and heard with a picture of every kind of question, to be looked at:
//
//   make page && node web/play.mjs --by touch --language de --size 390x844 --scale 1 --seed 20 --pictures build/round
//   node web/play.mjs --by ear --language fr
//
// Also --speed (instant), --rules, --seats as in the page's address, --theme felt, and other settings as --set '{"text_size":150}'.
// It ends with figures: how long frames took
// and how much memory the page holds. A machine without a graphics card draws slowly: take --scale 0.5 there.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, marker } from "./browser.mjs";
import { picture } from "./picture.mjs";
import { Finger } from "./finger.mjs";
import { Player, playRound } from "./round.mjs";
import { serve } from "./server.mjs";

const { values: asked } = parseArgs({ options: {
  by: { type: "string", default: "touch" }, language: { type: "string", default: "en" }, size: { type: "string", default: "390x844" },
  scale: { type: "string", default: "1" }, seed: { type: "string", default: "20" }, speed: { type: "string", default: "instant" },
  theme: { type: "string", default: "midnight" }, rules: { type: "string" }, seats: { type: "string" }, rounds: { type: "string", default: "1" },
  set: { type: "string", default: "{}" }, pictures: { type: "string", default: "build/round" },
} });
const [width, height] = asked.size.split("x").map(Number);
const touch = asked.by === "touch";
mkdirSync(asked.pictures, { recursive: true });

function expect(truth, otherwise) {
  if (!truth) throw new Error(otherwise);
}

const site = await serve(new URL("../build/web", import.meta.url).pathname);
const browser = await launch({ width, height });
const page = await browser.newPage();
await page.setViewport({ width, height, deviceScaleFactor: Number(asked.scale), isMobile: touch, hasTouch: touch });
page.setDefaultTimeout(120_000);
page.on("console", (message) => { if (["error", "warn"].includes(message.type())) console.log(`console ${message.type()}: ${message.text()}`); });
page.on("pageerror", (error) => console.log(`uncaught: ${error.message}`));
await page.evaluateOnNewDocument((settings) => {
  localStorage.setItem("fourtell.settings.1", JSON.stringify(settings));
  Object.assign(globalThis, { spoken: [], waits: [] });
  document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const change of changes) for (const node of change.addedNodes) if (node.textContent) globalThis.spoken.push(node.textContent);
  }).observe(document.getElementById("live"), { childList: true }));
  let before = 0;
  requestAnimationFrame(function tick(now) {
    if (before) globalThis.waits.push(now - before);
    before = now;
    requestAnimationFrame(tick);
  });
}, { language: asked.language, theme: asked.theme, ...JSON.parse(asked.set) });

const flags = ["seed", "speed", "rules", "seats"].filter((name) => asked[name]).map((name) => `${name}=${encodeURIComponent(asked[name])}`);
const player = touch ? new Finger(page, expect, asked.language, asked) : new Player(page, expect, asked.language);
const memory = async () => ((await page.metrics()).JSHeapUsedSize / 1e6).toFixed(1) + " MB of script, " +
  await page.evaluate(() => (globalThis.held?.buffer.byteLength / 1e6).toFixed(1)) + " MB of the program";
// What the program holds is seen where it is begun.
await page.evaluateOnNewDocument(() => {
  const begin = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...how) => {
    const made = await begin.apply(WebAssembly, how);
    globalThis.held = made.instance.exports.mem;
    return made;
  };
});
try {
  const drawn = marker(page, "first-frame"), started = marker(page, "started");
  await page.goto(`${site.address}?${flags.join("&")}`);
  await drawn;
  const start = await page.waitForSelector("#start", { visible: true });
  if (touch) await start.tap();
  else await page.keyboard.press("Enter");
  await started;
  for (let round = 1; round <= Number(asked.rounds); round++) {
    const look = (name) => picture(page, join(asked.pictures, `${name}${round > 1 ? round : ""}.png`));
    console.log(await playRound(page, { picture: look, expect, player, begun: round > 1 }));
    console.log(`after round ${round}: ${await memory()}`);
  }
} catch (error) {
  await page.screenshot({ path: join(asked.pictures, "stuck.png") });
  console.log(`${error.stack}\nlast heard:\n  ${player.script.slice(-8).join("\n  ")}`);
  process.exitCode = 1;
} finally {
  writeFileSync(join(asked.pictures, "script.txt"), `${player.script.join("\n")}\n`);
  const waits = (await page.evaluate(() => globalThis.waits)).sort((a, b) => a - b);
  const share = (of) => `${waits[Math.floor((waits.length - 1) * of)]?.toFixed(0)} ms`;
  console.log(`${waits.length} frames: half within ${share(0.5)}, 95 % within ${share(0.95)}, the longest ${share(1)}`);
  await browser.close();
  site.close();
}
