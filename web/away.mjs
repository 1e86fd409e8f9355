// Pages that lose their room and come back by themselves to the same seat: the network is gone, the house is killed and begins again, the
// page is loaded again, the tab stands still as those do that nobody looks at. Each has a page of its own, of the same person. Each time
// the question that is open is asked again, and the picture settles once.
//
//   make test-rooms        VERBOSE=1 tells what the pages say
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failures } from "../.ci/failures.mjs";
import { launch, standStill } from "./browser.mjs";
import { Guest, expect, until } from "./guest.mjs";
import { Opener, openHouse } from "./house.mjs";
import { wayTo } from "./way.mjs";

const root = new URL("..", import.meta.url).pathname;
const limit = { told: 90_000 };
const store = mkdtempSync(join(tmpdir(), "fourtell-")), failures = new Failures();
let house, way, opener, browser, code, page = null, mine = -1, hand = null, still = null;

const taken = () => opener.room.seats.findIndex((s) => s.name === "Ann");
const held = () => page.heard.findLast((line) => page.player.heard.hold.test(line));
const lost = () => page.hears(/^You have lost the line/, limit.told);

// Has a page go away and come back, and sees that all is as it was. It goes on telling as it does after a cut, or has begun anew.
async function comes({ away, back, gone = true, anew = false }) {
  const before = opener.beats;
  let from = page.heard.length;
  await away();
  if (gone) await until("the table sees that Ann is gone", () => opener.room.seats[mine].here !== "yes", limit.told);
  if (anew) from = page.heard.length; // what is said from here on is the new page's
  await back();
  if (!anew) from = await page.hears(/^You are back/, limit.told, from);
  await page.hears(page.player.heard.turn, limit.told, from);
  await until("the table has Ann back", () => opener.room.seats[mine].here === "yes", limit.told);
  await page.player.hear(1000).then((lines) => page.heard.push(...lines)); // whatever is said beyond it
  const heard = page.heard.slice(from), backs = heard.filter((line) => line.startsWith("You are back")).length;
  expect(backs === 0, `it is told ${backs + 1} times that one is back: ${heard.join(" / ")}`);
  expect(heard.filter((line) => page.player.heard.turn.test(line)).length === 1, `the open question is not asked once: ${heard.join(" / ")}`);
  expect(held() === hand, `the hand was ${hand}, and is ${held()}`);
  expect(taken() === mine && opener.beats === before, `Ann sits on ${taken()}, not ${mine}; ${opener.beats - before} beats have gone by`);
}

const network = async (offline) => page.page.setOfflineMode(offline);
const ways = [
  ["a page without a network", {
    away: async () => { await network(true); way.cut(); await lost(); },
    back: async () => { way.mend(); await network(false); },
  }],
  ["a page whose house is killed and begins again", {
    away: async () => { await house.kill(); await lost(); house = await house.again(); },
    back: () => {}, gone: false,
  }],
  ["a page that is loaded again", { away: () => {}, back: () => page.begin(() => page.page.reload()), gone: false, anew: true }],
  ["a page that stands still until its line is gone", {
    away: async () => { still = await standStill(browser); way.cut(); way.mend(); },
    back: () => still.wake(),
  }],
];

try {
  house = await openHouse(join(root, "build/web"), store);
  way = await wayTo(house.url);
  opener = new Opener(house.url, "classic,leaver=wait", 2);
  code = await opener.open;
  browser = await launch({ width: 960, height: 540 });
  for (const [what, how] of ways) {
    const began = Date.now();
    try {
      await page?.page.close();
      page = null; // until the new one is there
      page = await Guest.openIn(browser, `${way.url}/#${code}`, "Ann");
      if (mine < 0) {
        await page.sayName();
        await until("Ann sits", () => taken() >= 0, limit.told);
        mine = taken();
        opener.say("bot", { seat: opener.room.seats.findIndex((s) => s.kind === "empty"), guest: "theo" });
      }
      await page.hears(page.player.heard.turn, limit.told, 0);
      hand ??= held();
      await comes(how);
      console.log(`ok    ${what} comes back to its seat (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failures.add(`${what} comes back to its seat`, String(error.stack));
      console.log(`FAIL  ${what} comes back to its seat\n      ${error.stack}\n${page?.heard.slice(-15).join("\n")}`);
      process.exitCode = 1;
      still?.wake();
      way.mend();
    }
  }
} catch (error) {
  failures.add("pages come back to their room", String(error.stack));
  console.log(`FAIL  pages come back to their room\n      ${error.stack}`);
  process.exitCode = 1;
} finally {
  still?.wake();
  await browser?.close().catch(() => {});
  opener?.end();
  way?.end();
  await house?.end();
  rmSync(store, { recursive: true, force: true });
}
