// What the page says when something stands in its way: a policy, a server that falls silent, a script that never comes, a
// graphics card that is taken away; and what it costs to come here once and again. test.mjs runs these checks with its own.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { marker } from "./browser.mjs";
import { serve } from "./server.mjs";
import { visits } from "./visits.mjs";
import { sentences } from "./words.mjs";

const policy = (script) => ({ "Content-Security-Policy": `default-src 'self'; script-src ${script}; style-src 'self'; img-src 'self' data: blob:; object-src 'none'` });
const status = (page) => page.$eval("#status", (node) => node.textContent);
const own = sentences("en");

export async function checkTrouble({ folder, browser, check, visit, begin, expect }) {
  const served = async (how, body) => {
    const server = await serve(folder, how);
    try {
      await body(server);
    } finally {
      server.close();
    }
  };

  for (const packed of [true, false]) {
    await check(packed ? "the first visit is at most 4.0 MB until the music, the second at most 5 kB" : "from a simple server too no visit fetches anything twice", () => served({ packed }, async (server) => {
      const context = await browser.createBrowserContext();
      try {
        const { first, second } = await visits(context, server);
        // A simple server has begun the unpacked program by the time the page has turned to the packed one.
        const one = first.paths.filter((path) => path.endsWith(".wasm") || path.endsWith(".wasm.gz"));
        if (packed) console.log(`figure page.first_visit_bytes ${first.bytes} bytes\nfigure page.second_visit_bytes ${second.bytes} bytes`);
        expect(!packed || first.bytes <= 4_000_000, () => `the first visit is ${first.bytes} bytes: ${first.paths}`);
        expect(second.bytes <= 5_000, () => `the second visit is ${second.bytes} bytes: ${second.paths}`);
        expect(one.length === (packed ? 1 : 2), () => `the program was sent as ${one}`);
        expect(new Set(first.paths).size === first.paths.length, () => `some were sent twice: ${first.paths.filter((path, at) => first.paths.indexOf(path) < at)}`);
        expect(!first.paths.some((path) => path.includes("/music/")), () => `music was sent before anybody plays: ${first.paths}`);
        expect(!first.paths.some((path) => path.includes("/bluff/")), () => `what a game of a second deck sounds and looks like was sent before anybody plays it: ${first.paths}`);
      } finally {
        await context.close();
      }
    }));
  }

  await check("under a policy that forbids WebAssembly it says so, and nothing is written over it", () => served({ headers: policy("'self'") }, (server) => visit(async (page, address) => {
    await page.goto(address);
    await page.waitForSelector("#status.fault", { visible: true });
    await new Promise((done) => setTimeout(done, 1000));
    expect((await status(page)) === own["loader.policy"], `it says: ${await status(page)}`);
    expect(!server.sent.some((one) => one.path.includes(".wasm")), "the program is fetched for nothing");
  }, { address: server.address })));

  await check("a fault stays when the download goes on", () => visit(async (page, address) => {
    // The policy's refusal comes late: while the program is on its way.
    await page.evaluateOnNewDocument(() => { WebAssembly.instantiateStreaming = async (answer) => { answer = await answer; answer.arrayBuffer(); throw new WebAssembly.CompileError("refused"); }; });
    await page.goto(address);
    await page.waitForSelector("#status.fault", { visible: true });
    await new Promise((done) => setTimeout(done, 2000));
    expect(/could not be fetched|damaged/.test(await status(page)), `it says: ${await status(page)}`);
  }));

  await check("under script-src 'self' 'wasm-unsafe-eval' it plays, with sound", () => served({ headers: policy("'self' 'wasm-unsafe-eval'") }, (server) => visit(async (page, address, complaints) => {
    await page.evaluateOnNewDocument(() => {
      globalThis.asked = [];
      const Node = globalThis.AudioWorkletNode, url = URL.createObjectURL.bind(URL);
      globalThis.AudioWorkletNode = class extends Node {
        constructor(...how) {
          super(...how);
          const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
          const { port } = this;
          Object.defineProperty(port, "onmessage", { set: (call) => set.call(port, (event) => { globalThis.asked.push(1); call(event); }) });
        }
      };
      URL.createObjectURL = (blob) => { if (blob.type === "text/javascript") blob.text().then((text) => { globalThis.made = text; }); return url(blob); };
    });
    await begin(page, address);
    await page.waitForFunction(() => globalThis.asked.length > 3 && globalThis.made); // the sound asks for more
    const file = readdirSync(folder).find((name) => /^worklet-\w+\.js$/.test(name));
    expect((await page.evaluate(() => globalThis.made.trim())) === readFileSync(join(folder, file), "utf8").trim(), "what plays the sound in the file is not what the program makes");
    expect(complaints.length === 0, complaints.join("\n"));
  }, { address: server.address })));

  await check("a download that falls silent is told after 15 seconds, and goes on by itself", () => {
    let ask;
    const asked = new Promise((done) => { ask = done; });
    const answer = (path, response) => {
      if (!/\.wasm$/.test(path)) return false;
      const all = readFileSync(join(folder, `${path}.br`));
      response.writeHead(200, { "Content-Type": "application/wasm", "Content-Encoding": "br" });
      response.write(all.subarray(0, 300_000));
      ask(() => response.end(all.subarray(300_000)));
      return true;
    };
    return served({ answer }, (server) => visit(async (page, address) => {
      await page.evaluateOnNewDocument(() => {
        const later = globalThis.setTimeout;
        globalThis.setTimeout = (call, ms, ...how) => later(call, ms === 15_000 ? 1500 : ms, ...how); // a tenth
      });
      const drawn = marker(page, "first-frame");
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await page.waitForFunction((said) => document.getElementById("status").textContent === said, {}, own["loader.stalled"]);
      expect(await page.$eval("#retry", (node) => !node.hidden), "there is no way to try again");
      const more = await asked; // the silence is told before the program is asked for where that takes long
      more();
      await drawn;
      expect(await page.$eval("#retry", (node) => node.hidden), "it may be tried again though it goes on");
    }, { address: server.address }));
  });

  await check("where its script never comes the page says so by itself after 15 seconds, in every language", () => served({ answer: (path) => /loader-/.test(path) }, (server) => visit(async (page, address) => {
    page.goto(address).catch(() => {}); // it never ends
    // The node is there before the sheet that holds it back.
    await page.waitForFunction(() => document.getElementById("late")?.getAnimations().length === 1);
    const seen = (ms) => page.evaluate((ms) => {
      const late = document.getElementById("late");
      const all = late.getAnimations();
      for (const one of all) one.currentTime = ms;
      return { all: all.length, visible: getComputedStyle(late).visibility === "visible" && late.clientHeight > 100, text: late.textContent };
    }, ms);
    const before = await seen(14_900), after = await seen(15_100);
    expect(before.all === 1 && !before.visible, "it is said at once");
    expect(after.visible, "it is never said");
    for (const tag of ["en", "de", "es", "fr", "pl", "ja"]) expect(after.text.includes(sentences(tag)["loader.late"]), `it is not said in ${tag}`);
  }, { address: server.address })));

  await check("a graphics card that is taken away is told, and the match is kept", () => visit(async (page, address) => {
    await begin(page, `${address}?seed=20&speed=instant`);
    await page.keyboard.down("Enter");
    await page.waitForFunction(() => globalThis.spoken.includes("Round 1"));
    await page.keyboard.up("Enter");
    await page.waitForFunction(() => globalThis.spoken.some((line) => line.startsWith("Your turn.")) && localStorage.getItem("fourtell.1.match.save"));
    let loaded = false;
    page.on("load", () => { loaded = true; });
    await page.evaluate(() => document.querySelector("body > canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
    await page.waitForSelector("#veil.failed", { visible: true });
    expect((await status(page)) === `${own["loader.lost"]} ${own["loader.kept"]}`, `it says: ${await status(page)}`);
    expect(!loaded, "it was loaded anew without a word");
    const again = marker(page, "first-frame");
    await page.click("#retry");
    await again;
    await page.waitForFunction(() => globalThis.spoken.some((line) => line.startsWith("Resume")));
  }, { viewport: { width: 640, height: 360 } }));

  await check("a link to a deal deals that table at once, and a bad one is one sentence", () => visit(async (page, address) => {
    const drawn = marker(page, "first-frame");
    await page.goto(`${address}?deal=20&rules=official%2Ctarget%3D300&seats=3&speed=instant`);
    await drawn;
    await page.waitForSelector("#start", { visible: true });
    await page.click("#start");
    await page.waitForFunction(() => globalThis.spoken.some((line) => line.startsWith("Your turn.")) && localStorage.getItem("fourtell.1.match.save"));
    const match = await page.evaluate(() => Object.values({ ...localStorage }).join("\n"));
    expect(/"rules":"[^"]*target=300"/.test(match) && /"seats":\["You","[^"]+","[^"]+"\]/.test(match) && /"seed":20\b/.test(match), `another table is kept: ${match}`);
    await page.goto(`${address}?deal=nonsense&rules=official`);
    await page.waitForSelector("#status.fault", { visible: true });
    expect(/a deal is a whole number from 0 to \d+\.$/.test(await status(page)), `it says: ${await status(page)}`);
  }, { viewport: { width: 640, height: 360 } }));

  await check("the browser's offer to install waits beside the start, and is made once", () => visit(async (page, address) => {
    // The first offer comes with the page itself: a fast machine has the game loaded before a script from outside can look.
    await page.evaluateOnNewDocument(() => {
      globalThis.offer = () => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        event.prompt = async () => { globalThis.prompted = (globalThis.prompted || 0) + 1; };
        event.userChoice = Promise.resolve({ outcome: "dismissed" });
        dispatchEvent(event);
        return { kept: event.defaultPrevented, hidden: document.getElementById("install").hidden };
      };
      document.addEventListener("DOMContentLoaded", () => { globalThis.first = globalThis.offer(); });
    });
    const drawn = marker(page, "first-frame");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const first = await (await page.waitForFunction(() => globalThis.first)).jsonValue();
    expect(first.kept, "the browser's own bar lies over the page");
    expect(first.hidden, "it is offered while the game loads");
    await drawn;
    await page.waitForSelector("#install", { visible: true });
    expect((await page.$eval("#install", (node) => node.clientHeight)) >= 44, "the button is too small for a finger");
    await page.click("#install");
    await page.waitForFunction(() => globalThis.prompted === 1 && document.getElementById("install").hidden);
    expect(await page.$eval("#veil", (node) => !node.hidden), "the click has started the game");
    expect((await page.evaluate(() => globalThis.offer())).hidden, "who has declined is asked again");
  }));
}
