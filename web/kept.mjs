// What the page keeps in the browser, when it is damaged, newer, full or another tab's: told in a sentence, and nothing lost.
import { press, settled } from "./browser.mjs";

const key = "fourtell.1.";

// A save as the first version wrote it, of a match that nobody has played in.
const match = (seed, version = 1) => `fourtell save ${version}\n{"begun":"2026-03-01T20:15:00Z","chairs":["person","bot"]}\nfourtell record 1\n` +
  `{"game":"uno","rules":"classic","seats":["You","Bea"],"seed":${seed},"dealer":1}\n`;

export async function checkKept({ check, visit, begin, expect }) {
  // Fills the storage before the page's first script, once.
  const put = (page, stored) => page.evaluateOnNewDocument((all) => {
    if (!sessionStorage.getItem("put")) for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
    sessionStorage.setItem("put", "1");
  }, stored);
  const heard = (page, sentence) => page.waitForFunction((wanted) => globalThis.spoken.some((line) => line.includes(wanted)), {}, sentence);
  const stored = (page) => page.evaluate(() => ({ ...localStorage }));
  // The player is told of their turn before all of it is kept.
  const keeps = (page) => settled(page, () => stored(page));
  const here = (address) => `${address}?seed=20&speed=instant`;

  const damaged = match(7).replace("\"seats\"", "\"seat\"");
  for (const [name, before, says, after] of [
    ["a damaged match is set aside", { [`${key}match.save`]: damaged }, "match.save was kept as match.save.bad", { [`${key}match.save.bad`]: damaged }],
    ["a newer version's match stays", { [`${key}match.save`]: match(7, 999) }, "A newer Fourtell saved this match.", { [`${key}match.save`]: match(7, 999) }],
    ["settings that are none are set aside, and never over others", { "fourtell.settings.1": "{", "fourtell.settings.1.bad": "older" },
      "They are kept as settings.1.bad-2", { "fourtell.settings.1.bad": "older", "fourtell.settings.1.bad-2": "{" }],
  ]) {
    await check(`of what the browser keeps, ${name}`, () => visit(async (page, address) => {
      await put(page, before);
      await begin(page, here(address));
      await heard(page, says);
      const now = await keeps(page);
      for (const [name, text] of Object.entries(after)) expect(now[name] === text, `${name} is ${now[name]}`);
    }));
  }

  await check("a second tab says so and plays without saving over the first", () => visit(async (page, address) => {
    await begin(page, here(address));
    await press(page, "Enter");
    await heard(page, "Your turn.");
    const mine = (await keeps(page))[`${key}match.save`];
    expect(mine, "no match is kept");
    const second = await page.browserContext().newPage();
    second.setDefaultTimeout(120_000);
    await second.evaluateOnNewDocument(() => {
      globalThis.spoken = [];
      document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) globalThis.spoken.push(node.textContent);
      }).observe(document.getElementById("live"), { childList: true }));
    });
    await begin(second, here(address));
    await heard(second, "Another window is playing your match.");
    await press(second, "Enter");
    await heard(second, "Your turn.");
    await press(second, "d");
    await heard(second, "You draw");
    expect((await keeps(second))[`${key}match.save`] === mine, "the second tab has written over the first one's match");
    await second.close();
  }));

  await check("where the browser forbids to keep anything that is said once, and one plays", () => visit(async (page, address) => {
    await page.evaluateOnNewDocument(() => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }));
    await begin(page, here(address));
    await heard(page, "Matches are not kept on this machine.");
    const said = await page.evaluate(() => globalThis.spoken.find((line) => line.includes("Matches are not kept")));
    expect(said === "Matches are not kept on this machine. The browser forbids this page to store anything.", `it says: ${said}`);
    await press(page, "Enter");
    await heard(page, "Your turn.");
  }));

  // Another page of the same place has taken all that is left.
  const brim = (page, records) => page.evaluateOnNewDocument((records) => {
    if (sessionStorage.getItem("put")) return;
    sessionStorage.setItem("put", "1");
    for (let i = 0; i < records; i++) localStorage.setItem(`fourtell.1.kept-2026030${i + 1}t201500z-00000001.save`, "x".repeat(3000));
    for (let size = 1 << 20, i = 0; size; ) {
      try { localStorage.setItem(`another ${i++}`, "y".repeat(size)); } catch { size >>= 1; }
    }
  }, records);

  await check("in a storage that is full the oldest records make room, with a word", () => visit(async (page, address) => {
    await brim(page, 6);
    await begin(page, here(address));
    await press(page, "Enter");
    await heard(page, "made room.");
    await heard(page, "Your turn.");
    const now = Object.keys(await keeps(page)).filter((name) => name.startsWith(key));
    expect(now.includes(`${key}match.save`), `there is ${now}`);
    expect(!now.includes(`${key}kept-20260301t201500z-00000001.save`) && now.includes(`${key}kept-20260306t201500z-00000001.save`), `there is ${now}`);
  }));

  await check("in a storage filled to its brim that is said, and the game goes on", () => visit(async (page, address) => {
    await brim(page, 0);
    await begin(page, here(address));
    await press(page, "Enter");
    await heard(page, "The match cannot be saved.");
    await press(page, "d");
    await heard(page, "You draw");
    await press(page, "m");
    await heard(page, "The settings cannot be kept.");
  }));
}
