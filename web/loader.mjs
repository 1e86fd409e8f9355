// What the page promises around the game: it speaks the player's language, shows the moving picture without standing in the
// game's way, saves a report when the game has stopped and begins again with the match kept, takes a new version as soon as
// there is one, and plays from any folder. test.mjs runs these checks with its own.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marker, settled } from "./browser.mjs";
import { serve } from "./server.mjs";
import { sentences as spoken } from "./words.mjs";

const tongues = ["de", "es", "fr", "pl", "ja"];

// The sentences of a language, from where the game's own lie.
function sentences(root, tag) {
  const text = readFileSync(join(root, "words/tongues", tag, "loader.txt"), "utf8");
  return Object.fromEntries([...text.matchAll(/^loader\.(\w+) = (.*)$/gm)].map((m) => [m[1], m[2]]));
}

// Before the page loads: the browser prefers these languages.
const prefers = (page, ...tags) => page.evaluateOnNewDocument((tags) => {
  Object.defineProperty(navigator, "languages", { get: () => tags });
  Object.defineProperty(navigator, "language", { get: () => tags[0] });
}, tags);

const said = (page) => page.evaluate(() => ({
  lang: document.documentElement.lang, status: document.getElementById("status").textContent,
  start: document.getElementById("start").textContent, back: document.getElementById("back").textContent,
}));

async function ready(page, address) {
  const drawn = marker(page, "first-frame");
  await page.goto(address);
  await drawn;
  await page.waitForSelector("#start", { visible: true });
}

// Resolves when all is kept for a start without a network.
const kept = (page) => page.waitForFunction(async () => {
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  return active?.state === "activated" && !waiting && !installing;
}, { polling: 300 });

export async function checkLoader({ root, folder, check, visit, expect }) {
  await check("the loader speaks the language of the browser, or the one chosen in the settings", async () => {
    const open = (tags, chosen, then, breaks) => visit(async (page, address) => {
      await prefers(page, ...tags);
      await page.setRequestInterception(true);
      page.on("request", (request) => { if (!/\.wasm/.test(request.url())) request.continue(); }); // the game never comes
      await page.evaluateOnNewDocument((chosen) => { if (chosen) localStorage.setItem("fourtell.settings.1", JSON.stringify({ language: chosen })); }, chosen);
      if (breaks) await page.evaluateOnNewDocument(breaks);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await then(page);
    });
    for (const tag of tongues) {
      const own = sentences(root, tag);
      await open(["tlh", `${tag}-AT`, "en"], "", async (page) => {
        const now = await said(page);
        expect(now.lang === tag && now.status === own.loading && now.back === own.back, `${tag}: ${JSON.stringify(now)}`);
      });
    }
    await open(["de"], "ja", async (page) => {
      const now = await said(page);
      expect(now.lang === "ja" && now.status === sentences(root, "ja").loading, `chosen Japanese: ${JSON.stringify(now)}`);
    });
    await open(["pl"], "", async (page) => {
      await page.waitForSelector("#status.fault", { visible: true });
      expect((await said(page)).status === sentences(root, "pl").webgl, `without WebGL: ${JSON.stringify(await said(page))}`);
    }, () => { HTMLCanvasElement.prototype.getContext = () => null; });
    await open(["es"], "", async (page) => {
      await page.waitForSelector("#status.fault", { visible: true });
      expect((await said(page)).status === sentences(root, "es").wasm, `without WebAssembly: ${JSON.stringify(await said(page))}`);
    }, () => { delete globalThis.WebAssembly; });
    const index = readFileSync(join(folder, "index.html"), "utf8");
    for (const tag of tongues) expect(index.includes(sentences(root, tag).scripts), `without scripts nothing is said in ${tag}`);
  });

  await check("the game has its words from beside the page, and asks for those that have not come with it", async () => {
    const menu = /^spoken\.menu = (.*)$/m.exec(readFileSync(join(root, "words/tongues/de/report.txt"), "utf8"))[1];
    for (const lost of [false, true]) {
      await visit(async (page, address) => {
        const asked = [];
        await prefers(page, "de-CH");
        await page.evaluateOnNewDocument(() => {
          globalThis.langs = [];
          new MutationObserver(() => globalThis.langs.push(document.documentElement.lang)).observe(document, { subtree: true, attributeFilter: ["lang"] });
        });
        await page.setRequestInterception(true);
        page.on("request", (request) => {
          const words = /\/words\/(\w+)\.txt\?v=\w+$/.exec(request.url());
          if (words && asked.push(words[1]) === 1 && lost) request.abort();
          else request.continue();
        });
        await ready(page, address);
        await page.waitForFunction((lost) => document.documentElement.lang === "de" && globalThis.langs.includes("en") === lost, {}, lost);
        await page.click("#start");
        if (!lost) await page.waitForFunction((menu) => globalThis.spoken.some((line) => line.includes(menu)), {}, menu);
        expect(asked.join() === (lost ? "de,de" : "de"), `asked for the words of ${asked}`);
      });
    }
  });

  await check("the picture comes after the game, moves or stands still, and goes with the click", () => visit(async (page, address, complaints) => {
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").pop()));
    let before = null;
    page.on("console", (message) => { if (message.text() === "first-frame") before = asked.filter((name) => /\.(webp|avif)$/.test(name)); });
    await prefers(page, "fr");
    await ready(page, address);
    await page.waitForFunction(() => document.querySelector("#film img")?.src.includes("fourtell.avif?v="));
    expect(before?.length === 0, `asked for before the first frame: ${before}`);
    const alt = await page.$eval("#film img", (image) => image.alt);
    expect(alt === sentences(root, "fr").picture, `it is described as: ${alt}`);
    const box = await page.$eval("#still", (button) => ({ ...button.getBoundingClientRect().toJSON(), label: button.getAttribute("aria-label") }));
    expect(box.width >= 44 && box.height >= 44 && box.label === sentences(root, "fr").still, JSON.stringify(box));
    await page.click("#still");
    await page.waitForFunction(() => document.querySelector("#film img").src.includes("still.webp?v="));
    const started = marker(page, "started");
    await page.click("#start");
    await started;
    expect(await page.evaluate(() => !document.querySelector("#film")), "the picture is still there while one plays");
    // What the game speaks in is what the page speaks in.
    await page.evaluate(() => { document.documentElement.lang = "pl"; });
    await page.waitForFunction((back) => document.getElementById("back").textContent === back, {}, sentences(root, "pl").back);
    expect(complaints.length === 0, complaints.join("\n"));

    asked.length = 0;
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.setCacheEnabled(false);
    await page.evaluateOnNewDocument(() => { Object.defineProperty(navigator, "serviceWorker", { get: () => undefined }); });
    await ready(page, address);
    await page.waitForFunction(() => document.querySelector("#film img")?.src.includes("still.webp?v=") && !document.getElementById("still").hidden);
    expect(!asked.includes("fourtell.avif"), "under reduced motion the moving picture is fetched");
  }));

  await check("when the game stops, the page saves a report and begins again with the match", () => visit(async (page, address) => {
    await page.evaluateOnNewDocument(() => {
      const draw = WebGL2RenderingContext.prototype.drawElements;
      WebGL2RenderingContext.prototype.drawElements = function (...how) {
        if (globalThis.broken) throw new Error("the card has had enough");
        return draw.apply(this, how);
      };
      const url = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => { globalThis.saved = blob; return url(blob); };
      HTMLAnchorElement.prototype.click = function () { globalThis.savedAs = this.download; };
    });
    await prefers(page, "de");
    await ready(page, `${address}?seed=20&speed=instant`);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement.tagName === "CANVAS");
    const match = () => page.evaluate(() => localStorage.getItem("fourtell.1.match.save") || localStorage.getItem("fourtell.1.match.1.save"));
    await page.keyboard.down("Enter"); // the first of the title's menu: a quick game
    await page.waitForFunction(() => localStorage.getItem("fourtell.1.match.save") || localStorage.getItem("fourtell.1.match.1.save"));
    await page.keyboard.up("Enter");
    // From the player's turn on nothing happens by itself.
    const turn = spoken("de")["turn.you"];
    await page.waitForFunction((turn) => globalThis.spoken.some((line) => line.includes(turn)), {}, turn);
    const running = await settled(page, match);
    expect(running, "no match is kept");
    await page.evaluate(() => {
      localStorage.setItem("fourtell.1.kept-20261128t150405z-0000abcd.save", "fourtell save 2\n01234567 second line\n89abcdef the record\n0badc0de of a round\n");
      globalThis.broken = true;
    });
    await page.keyboard.press("ArrowRight"); // something to draw
    await page.waitForSelector("#veil.failed", { visible: true });
    const own = sentences(root, "de");
    const now = await page.evaluate(() => ({ status: document.getElementById("status").textContent, retry: document.getElementById("retry").textContent }));
    expect(now.status === `${own.stopped} ${own.kept}` && now.retry === own.again, JSON.stringify(now));
    await page.click("#download");
    await page.waitForFunction(() => globalThis.savedAs);
    const [name, text] = await page.evaluate(async () => [globalThis.savedAs, await globalThis.saved.text()]);
    expect(/^fourtell-report-\d{4}-\d\d-\d\d-\d{4}\.txt$/.test(name), `it is saved as ${name}`);
    for (const wanted of [/^fourtell report 1\nfourtell \S+, js\/wasm, /, / fourtell \S+, js\/wasm, go/, /the card has had enough/, /match: seed 20/,
      /\tgithub\.com\/hajimehoshi\/ebiten\/\S+DrawTriangles\n/, /from the next line on:\nthe record\nof a round\n$/]) {
      expect(wanted.test(text), `the report has no ${wanted}:\n${text}`);
    }
    const again = marker(page, "first-frame");
    await page.click("#retry");
    await again;
    expect((await match()) === running, "the match is another after the start");
    expect(await page.evaluate(() => localStorage.getItem("fourtell.1.fourtell.log").includes("had ended in trouble")), "the log does not know how it ended");
  }));

  await check("from a folder inside a simple server it plays, takes the next version, and plays that without a network", async () => {
    const top = mkdtempSync(join(tmpdir(), "fourtell-folder-")), at = join(top, "games/fourtell");
    mkdirSync(at, { recursive: true });
    const changed = ["index.html", "sw.js"];
    for (const name of readdirSync(folder)) {
      if (!changed.some((one) => name.startsWith(one)) && !name.endsWith(".br")) symlinkSync(join(folder, name), join(at, name));
    }
    const write = (turn) => {
      for (const name of changed) {
        const text = readFileSync(join(folder, name), "utf8");
        writeFileSync(join(at, name), text.replace(/data-release="[^"]*"/, `data-release="${turn}"`).replace(/kept = "fourtell-\w+"/, `kept = "fourtell-${turn}"`));
      }
    };
    write("first");
    const server = await serve(top, { packed: false });
    let gone = false;
    try {
      await visit(async (page, address, complaints) => {
        const release = () => page.evaluate(() => document.body.dataset.release);
        await ready(page, address);
        await kept(page);
        expect((await release()) === "first", "the first version is another");
        expect(server.sent.every((one) => one.path.startsWith("/games/fourtell/")), "something was asked outside the folder");
        write("second");
        await ready(page, address);
        expect((await release()) === "second", "the next version is not taken");
        await page.waitForFunction(async () => (await caches.keys()).join() === "fourtell-second", { polling: 300 });
        await kept(page);
        server.close();
        gone = true;
        await ready(page, address);
        expect((await release()) === "second", "without a network it is an older version");
        await page.waitForFunction(() => document.querySelector("#film img")?.src.includes("fourtell.avif?v="));
        expect(complaints.filter((line) => !/ERR_CONNECTION_REFUSED|Failed to load resource/.test(line)).length === 0, complaints.join("\n"));
      }, { address: `${server.address}games/fourtell/` });
    } finally {
      if (!gone) server.close();
      rmSync(top, { recursive: true });
    }
  });
}
