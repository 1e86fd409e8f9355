// Plays one round on the page as somebody who cannot see it: by keys alone,
// knowing only what the live region says, in whichever language it is said.
import { pictures, press } from "./browser.mjs";
import { pictureWhere } from "./picture.mjs";
import { hearing } from "./words.mjs";

// The cards' colours, to find on the picture what was told.
const colours = { red: "#e0374a", yellow: "#f7b52c", green: "#1a935f", blue: "#2b6ad3" };

const limit = { steps: 600, silence: 90_000, round: 15 * 60_000 };

// What is asked of the player, by the newest sentence that asks anything.
export function question(lines, heard) {
  for (const line of [...lines].reverse()) {
    if (heard.over.test(line)) return { kind: "over", line };
    if (heard.challenge.test(line)) return { kind: "challenge", line };
    if (heard.drawn.test(line)) return { kind: "drawn", line };
    if (heard.colour.test(line)) return { kind: "colour", line };
    if (heard.due.test(line)) return { kind: "due", line };
    if (heard.choice.test(line)) return { kind: "choice", line };
    const hold = heard.turn.test(line) && heard.hold.exec(line);
    if (hold) {
      const may = heard.may.exec(line);
      return { kind: may ? "play" : "draw", line, may: may ? heard.listed(may[1]) : [], hold: heard.listed(hold[1]) };
    }
  }
  return null;
}

export class Player {
  constructor(page, expect, language) {
    this.heard = hearing(language);
    this.page = page;
    this.expect = expect;
    this.read = 0; // sentences read so far
    this.did = { plays: 0, draws: 0, kept: 0, colours: 0, choices: 0, taken: 0, challenges: 0, asked: 0 };
    this.script = []; // what was pressed and what was heard, to be read as who plays so would
  }

  frames() {
    return pictures(this.page);
  }

  async press(key) {
    this.script.push(`[${key}]`);
    await press(this.page, key);
  }

  // What has been said since the last call; waits for something to be said, at most so many milliseconds.
  async listen(timeout) {
    try {
      if (timeout > 0) await this.page.waitForFunction((read) => globalThis.spoken.length > read, { timeout, polling: 50 }, this.read);
    } catch (error) {
      if (error.name === "TimeoutError") return [];
      throw error;
    }
    const lines = await this.page.evaluate((read) => globalThis.spoken.slice(read), this.read);
    this.read += lines.length;
    this.script.push(...lines);
    if (process.env.VERBOSE) for (const line of lines) console.log(`      ${new Date().toISOString().slice(14, 19)} ${line}`);
    return lines;
  }

  // What is said from now on until the game has been silent for some pictures: what belongs to one press comes over several
  // of them, however long a picture takes.
  async hear(timeout, silent = 8) {
    const all = await this.listen(timeout);
    for (let still = 0; all.length > 0 && still < silent; still += 2) {
      await this.frames();
      const more = await this.listen(0);
      if (more.length > 0) still = -2;
      all.push(...more);
    }
    return all;
  }

  // The hand is told in the order it lies: a digit goes to one of the first
  // nine cards and the same digit plays it; further on go arrows, Enter plays.
  async play(asked) {
    const wanted = asked.may.find((card) => !this.heard.wild.test(card)) || asked.may[0];
    const at = asked.hold.indexOf(wanted);
    this.expect(at >= 0, `of the ${wanted}, which may be played, the hand knows nothing: ${asked.line}`);
    await this.press(String(Math.min(at, 8) + 1));
    for (let step = 8; step < at; step++) await this.press("ArrowRight");
    await this.press(at < 9 ? String(at + 1) : "Enter");
    this.did.plays++;
  }

  // Asks where it stands: the hand is read again, and how many cards the others hold.
  async stand(asked) {
    this.did.asked++;
    await this.press("v");
    const told = (await this.hear(limit.silence)).map((line) => this.heard.stand.test(line) && this.heard.hold.exec(line)).find(Boolean);
    this.expect(told, "V does not tell where one stands");
    this.expect(this.heard.listed(told[1]).join() === asked.hold.join(), `V reads ${told[1]}, the turn had ${asked.hold.join(", ")}`);
  }

  // From the title to the table, and from the result into the next round.
  begin() {
    return this.press("Enter");
  }

  async again() {
    await this.begin();
    const heardNow = [];
    while (!heardNow.some((line) => this.heard.round.test(line))) {
      const lines = await this.listen(limit.silence);
      this.expect(lines.length > 0, "Enter on the result starts no new round");
      heardNow.push(...lines);
    }
  }

  async answer(asked) {
    switch (asked.kind) {
      case "play":
        if (asked.hold.length === 2) await this.press("u");
        return this.play(asked);
      case "draw":
        this.did.draws++;
        return void (await this.press("d"));
      case "drawn":
        this.did.kept++;
        return void (await this.press(this.did.kept % 2 ? "k" : "Enter"));
      case "colour":
        return void (await this.press(String(1 + (this.did.colours++ % 4))));
      case "due": // a stack that might be answered with a draw card
        this.did.taken++;
        return void (await this.press("k"));
      case "choice": // whose hand to swap with, how many to lay: the first that is told
        this.did.choices++;
        return void (await this.press("1"));
      case "challenge":
        this.did.challenges++;
        return void (await this.press(this.did.challenges % 2 ? "c" : "k"));
    }
  }
}

// The table as told must be on the picture: the colour of the card on top, the
// cream of the print, and no single colour over all. A scene fades in, so the
// first picture may be too early.
async function look(player, picture, expect, line) {
  const said = player.heard.top.exec(line)?.[1] || "";
  const top = Object.keys(colours).find((colour) => said.includes(player.heard[colour]));
  const table = await pictureWhere((seen) => seen.colours > 100 && seen.near("#fff2dc") > 0.002 && (!top || seen.near(colours[top]) > 0.001), async () => {
    await player.frames();
    return picture("table");
  });
  expect(table.colours > 100, `the table shows ${table.colours} colours: it is blank`);
  expect(table.commonest < 0.9, "one colour covers the table");
  expect(table.near("#fff2dc") > 0.002, "there is no print on the table");
  if (top) expect(table.near(colours[top]) > 0.001, `the table is told to show ${top} and does not`);
}

// Plays to the end of the round and tells what happened.
export async function playRound(page, { picture, expect, player = new Player(page, expect), begun = false }) {
  const until = Date.now() + limit.round;
  const { heard } = player;
  if (!begun) await player.begin(); // the first of the title's menu: a quick game
  const from = player.script.length;
  let asked = null, again = 0, seen = false;
  for (let step = 0; step < limit.steps && Date.now() < until; step++) {
    const lines = await player.listen(limit.silence);
    const next = question(lines, heard);
    if (next) [asked, again] = [next, 0];
    else if (lines.length === 0) {
      // Nobody says anything: the last answer may have been lost between two ticks.
      expect(asked && again++ < 2, "the table has fallen silent");
    } else continue;
    if (asked.kind === "over") {
      if (heard.over.test(lines.at(-1))) await player.listen(60_000); // the result's scene tells what was counted
      const ends = player.script.slice(from).filter((line) => heard.over.test(line));
      expect(!ends.some((line, i) => ends.slice(i + 1).some((other) => other.startsWith(line))), `it is said twice: ${ends.join(" ")}`);
      const result = await pictureWhere((seen) => seen.colours > 60 && seen.commonest <= 0.8, () => picture("result"));
      expect(result.colours > 60, `the result shows ${result.colours} colours`);
      await player.again();
      return `${asked.line} ${JSON.stringify(player.did)}, ${player.read} sentences heard`;
    }
    if (!seen && asked.kind === "play") {
      seen = true;
      await look(player, picture, expect, asked.line);
      await player.stand(asked);
    }
    await player.answer(asked);
  }
  throw new Error(`the round did not end within ${limit.steps} steps or ${limit.round / 60_000} minutes`);
}
