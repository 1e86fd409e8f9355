import { launch, marker } from "./browser.mjs";
import { Player, question } from "./round.mjs";
import { serve } from "./server.mjs";
const site = await serve(new URL("../build/web", import.meta.url).pathname);
const browser = await launch({ width: 640, height: 360 });
const wait = (ms) => new Promise((d) => setTimeout(d, ms));
const ctx = await browser.createBrowserContext();
async function open(q, w = 640, h = 360) {
  const page = await ctx.newPage();
  await page.setViewport({ width: w, height: h });
  page.setDefaultTimeout(120000);
  page.log = [];
  page.on("console", (m) => page.log.push(`${m.type()}: ${m.text()}`));
  page.on("pageerror", (e) => page.log.push("uncaught " + e.message));
  await page.evaluateOnNewDocument(() => {
    globalThis.spoken = [];
    document.addEventListener("DOMContentLoaded", () => new MutationObserver((cs) => { for (const c of cs) for (const n of c.addedNodes) if (n.textContent) globalThis.spoken.push(n.textContent); }).observe(document.getElementById("live"), { childList: true }));
    // audio contexts
    const AC = globalThis.AudioContext; globalThis.acs = [];
    globalThis.AudioContext = class extends AC { constructor(...a) { super(...a); globalThis.acs.push(this); } };
    // gamepad
    globalThis.pad = null;
    navigator.getGamepads = () => [globalThis.pad, null, null, null];
  });
  page.go = async (qq = q) => { const d = marker(page, "first-frame"); await page.goto(site.address + qq); await d; await page.waitForSelector("#start", { visible: true }); };
  page.begin = async () => { const s = marker(page, "started"); await page.keyboard.press("Enter"); await s; };
  return page;
}
const fail = (t, o) => { if (!t) throw new Error(o); };
const say = (t, ...a) => console.log(`## ${t}`, ...a);
async function drain(p, quiet = 2500) { const all = []; for (;;) { const l = await p.listen(quiet); if (!l.length) return all; all.push(...l); } }
const shot = (page, n) => page.screenshot({ path: `/tmp/h/pg/mix-${n}.png` });
try {
  const page = await open("?seed=11&speed=instant");
  await page.go();
  say("audio before the gesture", await page.evaluate(() => acs.map((a) => a.state)));
  await page.begin();
  await wait(800);
  say("audio after", await page.evaluate(() => acs.map((a) => a.state)));
  let p = new Player(page, fail, "en");
  await p.begin();
  let q = null;
  async function playTo(kind) {
    for (let i = 0; i < 300; i++) {
      const lines = await p.listen(20000);
      const n = question(lines, p.heard) || (lines.length === 0 ? q : null);
      if (!n) continue;
      q = n;
      if (q.kind === kind || q.kind === "over") return q.kind;
      await p.answer(q);
    }
  }
  say("to", await playTo("challenge"));
  await shot(page, "challenge");
  // loss of focus and back in the middle of it
  const other = await ctx.newPage(); await other.bringToFront(); await wait(1500); await page.bringToFront(); await wait(1500); await other.close();
  say("after focus", await drain(p));
  // reload in the open challenge
  const d = marker(page, "first-frame"); await page.reload(); await d; await page.waitForSelector("#start", { visible: true });
  await page.begin(); p.read = 0;
  say("title after reload", await drain(p));
  await shot(page, "resume-title");
  await p.begin();
  const l = await drain(p); say("resumed", l);
  await shot(page, "resumed");
  q = question(l, p.heard); say("question", q && q.kind);
  // two tabs
  const tab = await open("?seed=11&speed=instant"); await tab.go(); await tab.begin();
  const t = new Player(tab, fail, "en"); say("second tab title", await drain(t)); await t.begin(); say("second tab Enter", await drain(t)); await shot(tab, "tab2");
  await tab.close(); await page.bringToFront();
  await p.press("Escape"); say("after the second tab, first tab Escape", await drain(p)); await shot(page, "tab1");
  await p.press("Escape"); say("back", await drain(p));
  await p.press("c"); const l2 = await drain(p, 4000); say("challenged", l2); q = question(l2, p.heard);
  if (q && q.kind !== "over") { await p.answer(q); say("to the end:", await playTo("nothing")); }
  say("result", await drain(p)); await wait(2500); await shot(page, "result");
  await p.press("ArrowDown"); say("down", await drain(p)); await p.press("Enter"); say("review?", await drain(p, 5000)); await wait(1000); await shot(page, "review");
  await p.press("ArrowRight"); await p.press("ArrowRight"); say("steps", await drain(p)); await p.press("Escape"); say("closed", await drain(p));
  await p.press("ArrowDown"); say("down", await drain(p)); await p.press("Enter"); say("stats?", await drain(p, 4000)); await shot(page, "stats"); await p.press("Escape"); say("closed", await drain(p));
  await p.press("Escape"); say("to title?", await drain(p)); await shot(page, "after-escape");
  // offline
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", { polling: 300 });
  site.close();
  const d2 = marker(page, "first-frame"); await page.reload(); await d2; await page.waitForSelector("#start", { visible: true });
  await page.begin(); p.read = 0; say("offline", await drain(p)); 
  // full screen by F11 / Alt+Enter
  await page.keyboard.down("F11"); await p.frames(); await page.keyboard.up("F11"); await wait(1500);
  say("full screen", await page.evaluate(() => !!document.fullscreenElement), page.log.slice(-3));
  await page.keyboard.down("F11"); await p.frames(); await page.keyboard.up("F11"); await wait(1000);
  // gamepad
  const press = async (i) => { await page.evaluate((i) => { const b = (on) => ({ pressed: on, touched: on, value: on ? 1 : 0 }); pad.buttons = pad.buttons.map((_, k) => b(k === i)); pad.timestamp = performance.now(); }, i); await p.frames(); await p.frames(); await page.evaluate(() => { pad.buttons = pad.buttons.map(() => ({ pressed: false, touched: false, value: 0 })); }); await p.frames(); await p.frames(); };
  await page.evaluate(() => { globalThis.pad = { id: "Xbox 360 Controller (STANDARD GAMEPAD Vendor: 045e Product: 028e)", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })), timestamp: performance.now(), hapticActuators: [] }; });
  await wait(500);
  await press(13); say("pad down", await drain(p, 1500)); await press(12); say("pad up", await drain(p, 1500));
  await shot(page, "pad");
  await press(0); say("pad A", await drain(p, 4000)); await shot(page, "pad-table");
  await press(15); say("pad right", await drain(p, 1500)); await press(0); say("pad A", await drain(p, 3000)); await press(9); say("pad start", await drain(p, 1500)); await shot(page, "pad-pause");
  say("log", page.log);
} catch (e) { console.log(e.stack); }
await browser.close(); process.exit(0);
