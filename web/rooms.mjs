// People at the same table: two pages in Chromium, a window under Xvfb and a player at a terminal play a match in a room of a real
// house, whose rooms lie in NATS JetStream. The page on which a Wild Draw Four falls first is cut off while it is asked whether to
// challenge, and comes back to its seat and its question; the house is killed and begins again; at the end all have the same result.
// Terminal and window sit before a page each whichever way play goes, and draw until one of them can lay a four on it. Where a match is
// over before that, the same people play another. It prints online.back_ms.
//
//   make test-rooms        PICTURES=DIR keeps what was seen at the end, VERBOSE=1 tells what the pages say
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failures } from "../.ci/failures.mjs";
import { Guest, expect, until } from "./guest.mjs";
import { Opener, Terminal, openHouse, sleep } from "./house.mjs";
import { wayTo } from "./way.mjs";
import { Window } from "./window.mjs";

const root = new URL("..", import.meta.url).pathname;
const limit = { sit: 240_000, match: 8 * 60_000, settled: 60_000, matches: 6 };
const rules = "classic,hand_size=10,score=winner_takes,target=100,leaver=wait";

// A page with a way of its own, on which its answers to a Wild Draw Four are counted.
async function pageOf(url, code, name) {
  const answers = [];
  const way = await wayTo(url, ({ to, text }) => {
    const m = JSON.parse(text);
    if (to === "house" && m.t === "do" && ["accept", "challenge"].includes(m.c.do)) answers.push(m.c);
  });
  const guest = await Guest.open(`${way.url}/#${code}`, name);
  return Object.assign(guest, { way, answers });
}

const store = mkdtempSync(join(tmpdir(), "fourtell-"));
let house = await openHouse(join(root, "build/web"), store);
const opener = new Opener(house.url, rules, 4);
const code = await opener.open;
const seat = (name) => opener.room.seats.find((s) => s.name === name);
const sits = (name) => until(`${name} sits`, () => seat(name), limit.sit);
const people = [], ways = [], failures = new Failures();
let stop = async () => {};
try {
  const began = Date.now();
  const terminal = new Terminal(`${house.url}/#${code}`, "Terry");
  people.push(terminal);
  let window;
  ways.push(await wayTo(house.url, (frame) => window.hear(frame)));
  window = new Window(`${ways[0].url}/#${code}`, "Wim");
  people.push(window);
  const [ann, bo] = await Promise.all(["Ann", "Bo"].map((name) => pageOf(house.url, code, name)));
  people.push(ann, bo);
  ways.push(ann.way, bo.way);
  await sits("Terry");
  await ann.sayName();
  await sits("Ann");
  await window.open();
  await sits("Wim");
  await bo.sayName();

  // Whoever of the pages is asked first whether to challenge is cut off with that question open.
  let back = null;
  const cut = async (guest) => {
    ann.atChallenge = bo.atChallenge = null;
    terminal.fours = window.fours = false;
    const { name, way, answers } = guest;
    await until(`the table waits for ${name}'s answer`, () => opener.phase === "respond", limit.settled);
    const from = guest.heard.length, before = opener.beats, at = Date.now(), given = answers.length;
    way.cut();
    await guest.hears(/^You have lost the line/, limit.settled, from);
    await until(`the table sees that ${name} has lost the line`, () => seat(name).here !== "yes", limit.settled);
    await sleep(Math.max(0, at + 10_000 - Date.now())); // the figure is of ten seconds
    expect(opener.phase === "respond" && opener.beats === before, `the question to ${name} did not stay open: ${opener.phase}, ${opener.beats - before} beats`);
    const mended = Date.now();
    way.mend();
    const settled = await guest.hears(/^You are back/, limit.settled, from);
    console.log(`figure online.back_ms ${await guest.said("You are back", mended) - mended} ms (cut for ten seconds, until the page says so; bar 2000)`);
    const asked = await guest.hears(guest.player.heard.challenge, limit.settled, settled);
    expect(answers.length === given, `${name} has answered before they were asked again`);
    back = { guest, from, given };
    return { kind: "challenge", line: guest.heard[asked - 1] };
  };

  let ended = false;
  stop = () => { ended = true; return Promise.allSettled(plays); };
  const over = () => ended || (opener.over && (back !== null || matches >= limit.matches));
  let matches = 1;
  for (const guest of [ann, bo]) guest.atChallenge = cut;
  terminal.fours = window.fours = true;
  const plays = [ann, bo, window].map((one) => one.play(over));
  await until("the match is on", () => opener.beats > 4, limit.sit);
  while (!back) {
    await Promise.race([...plays, until("a Wild Draw Four falls on a page", () => ended || back || opener.over, limit.match)]);
    if (back) break;
    expect(matches < limit.matches, `in ${matches} matches no Wild Draw Four has fallen on a page`);
    matches++;
    console.log("      no Wild Draw Four has fallen on a page: they play another match");
    opener.again();
    await until("another match is on", () => opener.room.state === "playing", limit.settled);
  }
  const { guest, from, given } = back;
  await until(`${guest.name} has answered`, () => guest.answers.length > given, limit.settled);
  await until("the table goes on", () => opener.phase !== "respond", limit.settled);
  const first = guest.answers[given].decision;
  expect(guest.answers.filter((c) => c.decision === first).length === 1, `${guest.name} answered ${JSON.stringify(guest.answers)}`);
  expect(guest.heard.slice(from).filter((line) => line.startsWith("You are back")).length === 1, `${guest.name} came back more than once`);

  // The house is killed, and is itself again.
  const seen = opener.beats;
  await house.kill();
  house = await house.again();
  await until("the match goes on", () => over() || opener.beats > seen + 3, limit.sit);

  await Promise.race([until("the match is over", over, limit.match), Promise.all(plays)]);
  await Promise.all(plays);
  // The points stand in the window's log, and everybody who plays by words has read or heard who won.
  const winner = opener.room.seats[opener.room.totals.indexOf(Math.max(...opener.room.totals))].name;
  const told = (lines, me) => lines.some((line) => line.startsWith(me === winner ? "You win the match" : `${winner} wins the match`));
  await until("everybody has been told the same end", async () => {
    await Promise.all([ann.listen(0), bo.listen(0)]);
    return told(ann.heard, "Ann") && told(bo.heard, "Bo") && told(terminal.lines, "Terry") &&
      window.log().some((line) => line.includes(`points [${opener.room.totals.join(" ")}]; Deal checked`));
  }, limit.settled);
  console.log(`ok    four people play a match in a room, ${guest.name} is cut off in a challenge, the house is killed: ${opener.room.totals.join(", ")} (${Math.round((Date.now() - began) / 1000)} s)`);
} catch (error) {
  failures.add("people play together in a room", String(error.stack));
  console.log(`FAIL  people play together in a room\n      ${error.stack}`);
  console.log(`      ${opener.beats} beats, ${opener.phase}, ${JSON.stringify(opener.room)}`);
  process.exitCode = 1;
} finally {
  const pictures = process.env.PICTURES;
  if (pictures) {
    mkdirSync(pictures, { recursive: true });
    for (const p of people) {
      if (p.page) await p.page.screenshot({ path: join(pictures, `${p.name}.png`) });
      if (p.picture) await p.picture(join(pictures, `${p.name}.png`));
    }
  }
  await stop();
  for (const p of people) {
    await p.end().catch(() => {});
    if (process.exitCode) console.log((p.heard ?? p.lines ?? [p.errors]).slice(-15).join("\n"));
  }
  opener.end();
  for (const way of ways) way.end();
  await house.end();
  rmSync(store, { recursive: true, force: true });
}
