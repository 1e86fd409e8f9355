// A table dealt by a player: one page hosts it, another comes by its link, and a real house relays. Whoever listens at the house learns
// neither a card nor a name; one byte that is changed on the way is noticed and told; the page that deals goes on while another tab lies
// over it; while it stands still the other is told, and both go on once it wakes, and once it was loaded again. At the end both have the
// same result, and who came by the link has checked the deal.
//
//   make test-rooms        PICTURES=DIR keeps what was seen at the end, VERBOSE=1 tells what the pages say
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failures } from "../.ci/failures.mjs";
import { standStill } from "./browser.mjs";
import { Guest, expect, until } from "./guest.mjs";
import { openHouse } from "./house.mjs";
import { question } from "./round.mjs";
import { wayTo } from "./way.mjs";

const root = new URL("..", import.meta.url).pathname;
const limit = { told: 90_000, round: 6 * 60_000 };
const bar = { away: 12_000 }; // ms
const names = ["Annabelle", "Bartholomew"]; // longer than what lies in sealed bytes by chance

// Whoever listens at the house, and may change what it hands on.
class Spy {
  constructor() {
    Object.assign(this, { lines: new Map(), dealer: null, handed: 0, changes: 0 });
  }

  // A line by its frames, in clear and as boxes.
  of(line) {
    if (!this.lines.has(line)) this.lines.set(line, { clear: [], boxes: [] });
    return this.lines.get(line);
  }

  hear({ line, to, text }) {
    const m = JSON.parse(text);
    if (m.t === "create") this.dealer = line;
    if (m.box === undefined) return void this.of(line).clear.push(text);
    const box = Buffer.from(m.box, "base64");
    this.of(line).boxes.push(box);
    const handed = to === "client" && line !== this.dealer && box[0] === 3; // to who has come by the link
    if (handed) this.handed++;
    if (!handed || this.changes === 0) return;
    this.changes--;
    box[200] ^= 1;
    return text.replace(m.box, box.toString("base64"));
  }

  // The lines on which something of the table went; by the others the house lists its own rooms to whoever says their name there.
  get table() {
    return [...this.lines.values()].filter(({ boxes }) => boxes.length > 0);
  }

  // What is told to whoever listens; nothing where it is as it should be.
  leaks() {
    const clear = this.table.flatMap((line) => line.clear).map((text) => text.replaceAll(/"(token|say)":"[^"]*"/g, ""));
    const boxes = this.table.flatMap((line) => line.boxes);
    const found = [];
    for (const word of [...names, "hands", "legal", "discard", "history", "decision", "active_color", "hand_size", "classic", '"face"', '"snap":{', "W+4"]) {
      if (clear.some((text) => text.includes(word))) found.push(`${word} in what is not sealed`);
      if (word.length > 4 && boxes.some((box) => box.includes(word))) found.push(`${word} in a box`);
    }
    const sizes = { 1: 49, 2: 49, 3: 3091, 4: 1 }; // docs/rooms.md
    for (const box of boxes) if (box.length !== sizes[box[0]]) found.push(`a box of kind ${box[0]} with ${box.length} bytes`);
    return [...new Set(found)];
  }
}

const spy = new Spy(), store = mkdtempSync(join(tmpdir(), "fourtell-")), people = [], failures = new Failures();
let house, way, still = null, stop = async () => {};
try {
  house = await openHouse(join(root, "build/web"), store);
  way = await wayTo(house.url, (frame) => spy.hear(frame));
  const began = Date.now();
  const ann = await Guest.open(`${way.url}/`, names[0], { rules: "classic,hand_size=3", seats: 2 });
  people.push(ann);
  await ann.choose("Play online");
  await ann.sayName();
  await ann.hears(/^Open a room|^No rooms yet/, limit.told, 0);
  await ann.choose("Host a table here");
  await ann.hears(/^Open a room\. /, limit.told, 0);
  await ann.press("Enter");
  await ann.hears(/Room code:/, limit.told, 0);
  await ann.choose("Copy");
  await ann.page.waitForFunction(() => globalThis.copied);
  const link = await ann.page.evaluate(() => globalThis.copied);
  expect(/#[A-Z0-9]{6}\.[\w-]{43}$/.test(link), `the link is ${link}`);
  const bo = await Guest.open(link, names[1]);
  people.push(bo);
  await bo.sayName();
  await ann.hears(new RegExp(`${names[1]} (is here|takes a seat)`), limit.told, 0);
  await ann.press("Space");

  // They play until the one who came is asked for a card; what follows comes while nobody else answers anything.
  let ended = false, rest = false;
  stop = async () => { ended = true; await playing; };
  let playing = ann.play(() => ended || rest);
  playing.catch(() => {});
  await Promise.race([bo.play((asked) => ended || ["play", "draw"].includes(asked?.kind)), playing]);
  rest = true;
  await playing;
  playing = null;
  const was = bo.asked;
  expect(was, `the round is over before ${names[1]} is asked: ${bo.heard.join(" / ")}`);
  const away = /^The player who deals is away/;

  // One byte is changed on the way.
  let from = bo.heard.length;
  spy.changes = 1;
  await bo.hears(/^Something on the way has changed what was sent/, limit.told, from);
  const back = await bo.hears(/^You are back/, limit.told, from);
  await bo.asksTurn(limit.told, back);
  expect(bo.asked.line === was.line, `${names[1]} was asked ${was.line}, and then ${bo.asked.line}`);

  // Another tab lies over the page that deals: what is wished is done there all the same, and who asks is answered.
  from = bo.heard.length;
  const over = await ann.browser.newPage();
  await over.bringToFront();
  await ann.page.waitForFunction(() => document.hidden, { polling: 100 });
  const did = () => bo.heard.findIndex((line, n) => n >= from && /^You (play|draw) /.test(line));
  await bo.play(() => ended || did() >= 0);
  const since = did() + 1; // of what is asked from here on nothing is answered before both play again
  const handed = spy.handed;
  await until(`a page that nobody sees has answered ${names[1]} three times`, () => spy.handed >= handed + 3, limit.told);
  await bo.listen(0);
  expect(!bo.heard.slice(from).some((line) => away.test(line)), `under another tab the page that deals counts as away: ${bo.heard.slice(from).join(" / ")}`);
  await over.close();
  await ann.page.bringToFront();
  await ann.page.waitForFunction(() => !document.hidden, { polling: 100 });

  // The page that deals stands still, and wakes.
  from = bo.heard.length;
  const asleep = Date.now();
  still = await standStill(ann.browser);
  await bo.hears(away, limit.told, from);
  const told = await bo.said("The player who deals is away", asleep) - asleep;
  console.log(`figure online.away_ms ${told} ms (from the sleep of the page that deals, until the other is told; bar ${bar.away})`);
  expect(told <= bar.away, `${names[1]} was told after ${told} ms`);
  still.wake();
  await bo.hears(/^The table goes on/, limit.told, from);

  // It is loaded again.
  from = bo.heard.length;
  await ann.begin(() => ann.page.reload());
  await bo.hears(/^(The table goes on|You are back)/, limit.told, await bo.hears(away, limit.told, from));

  const done = (guest) => () => ended || guest.heard.some((line) => guest.player.heard.over.test(line));
  ann.asked = null; // what is open is asked again
  bo.asked = question(bo.heard.slice(since), bo.player.heard);
  playing = Promise.all([ann, bo].map((one) => one.play(done(one))));
  await Promise.race([playing, until("the round is over", () => ended, limit.round)]);
  const said = (guest, so) => guest.heard.some((line) => so.test(line));
  await until("both are told what the check of the deal has come to", async () => {
    for (const one of people) await one.listen(0);
    return said(bo, /^Deal checked/) && said(ann, /^You came after the deal/); // a page that was loaded again knows no promise
  }, limit.told);
  const won = people.map((one) => one.heard.find((line) => one.player.heard.over.test(line)));
  const winner = won[0].startsWith("You") ? 0 : 1;
  const points = won.map((line) => /(\d+) points?/.exec(line)?.[1]);
  expect(won[winner].startsWith("You win the round") && won[1 - winner].startsWith(`${names[winner]} wins the round`) && points[0] === points[1], `they are told ${won.join(" / ")}`);
  const leaks = spy.leaks(), boxes = spy.table.reduce((n, line) => n + line.boxes.length, 0);
  expect(leaks.length === 0, `whoever listens learns ${leaks.join(", ")}`);
  expect(boxes > 50 && spy.table.length >= 4, `whoever listens has heard ${boxes} boxes on ${spy.table.length} lines: too little to tell`);
  console.log(`ok    a page deals a round to another behind seals: ${won[winner]} ${boxes} boxes on ${spy.table.length} lines tell nothing (${Math.round((Date.now() - began) / 1000)} s)`);
} catch (error) {
  failures.add("a page deals to another behind seals", String(error.stack));
  console.log(`FAIL  a page deals to another behind seals\n      ${error.stack}`);
  process.exitCode = 1;
} finally {
  still?.wake();
  const pictures = process.env.PICTURES;
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const p of people) await p.page.screenshot({ path: join(pictures, `${p.name}.png`) }).catch(() => {});
  }
  await stop().catch(() => {});
  for (const p of people) {
    await p.end().catch(() => {});
    if (process.exitCode) console.log(`${p.name}:\n${p.heard.slice(-15).join("\n")}`);
  }
  way?.end();
  await house?.end();
  rmSync(store, { recursive: true, force: true });
}
