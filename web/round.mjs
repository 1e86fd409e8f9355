// Plays one round on the page as somebody who cannot see it: starts it with a
// click, then uses keys and knows only what the live region says. Every
// sentence it understands stands in the table below, as words/ makes them.

const heard = {
  turn: /Your turn\./,
  hold: /You hold: ([^.]*)\./,
  may: /You may (?:play|answer with): ([^.]*)\./,
  nothing: /Nothing fits: draw a card\./,
  drawn: /You drew an? ([^.]*)\. Play it or keep it\./,
  opener: /Name the colour to begin with/,
  wheel: /Name a colour/,
  challenge: /Challenge it or keep the cards\./,
  take: /Answer with a card or take them\./,
  over: /wins? the round|[Tt]he round is shared|Nobody wins the round|wins? the match/,
  catchable: /One card!|holds one card/,
  played: /^You play /,
};

const listed = (text) => text.split(/, | and /).map((card) => card.trim()).filter(Boolean);
const limit = { steps: 600, silence: 90_000, round: 15 * 60_000 };

// What is asked of the player, by the newest sentence that asks anything.
function question(lines) {
  for (const line of [...lines].reverse()) {
    if (heard.over.test(line)) return { kind: "over", line };
    if (heard.challenge.test(line)) return { kind: "challenge", line };
    if (heard.drawn.test(line)) return { kind: "drawn", line };
    if (heard.opener.test(line) || heard.wheel.test(line)) return { kind: "colour", line };
    if (heard.take.test(line)) return { kind: "take", line };
    if (heard.turn.test(line)) {
      const may = heard.may.exec(line), hold = heard.hold.exec(line);
      return { kind: may ? "play" : "draw", line, may: may ? listed(may[1]) : [], hold: hold ? listed(hold[1]) : [] };
    }
  }
  return null;
}

class Player {
  constructor(page, expect) {
    this.page = page;
    this.expect = expect;
    this.read = 0; // sentences read so far
    this.did = { plays: 0, draws: 0, keeps: 0, colours: 0, challenges: 0, clicks: 0 };
    this.challenging = false;
  }

  // Down for two pictures and up for two: the game looks at the keys once a tick.
  async press(key) {
    const frames = () => this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await this.page.keyboard.down(key);
    await frames();
    await this.page.keyboard.up(key);
    await frames();
  }

  async click(x, y) {
    const frames = () => this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await this.page.mouse.move(x, y);
    await frames();
    await this.page.mouse.down();
    await frames();
    await this.page.mouse.up();
    await frames();
    this.did.clicks++;
  }

  // What has been said since the last call; waits for something to be said.
  async listen(timeout) {
    try {
      await this.page.waitForFunction((read) => globalThis.spoken.length > read, { timeout, polling: 50 }, this.read);
    } catch (error) {
      if (error.name === "TimeoutError") return [];
      throw error;
    }
    const lines = await this.page.evaluate((read) => globalThis.spoken.slice(read), this.read);
    this.read += lines.length;
    return lines;
  }

  // Goes along the hand until the wanted card is named, and plays it.
  async play(asked) {
    const wanted = asked.may.find((card) => !/wild/i.test(card)) || asked.may[0];
    const found = [];
    for (let step = 0; step < asked.hold.length + 3; step++) {
      await this.press("ArrowRight");
      const lines = await this.listen(5_000);
      found.push(...lines);
      const asks = question(lines);
      if (asks && asks.kind !== "play") return lines; // the table has gone on by itself
      if (lines.some((line) => line.toLowerCase().startsWith(wanted.toLowerCase()))) {
        await this.press("Enter");
        this.did.plays++;
        if (!/wild/i.test(wanted)) return [];
        await this.press(String(1 + (this.did.colours++ % 4)));
        return [];
      }
    }
    throw new Error(`going along the hand, the ${wanted} was never named; heard: ${found.join(" | ")}`);
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
        this.did.keeps++;
        return void (await this.press("k"));
      case "colour":
        return void (await this.press(String(1 + (this.did.colours++ % 4))));
      case "challenge":
        this.did.challenges++;
        this.challenging = !this.challenging;
        return void (await this.press(this.challenging ? "c" : "k"));
      case "take":
        return void (await this.press("k"));
    }
  }
}

// Plays to the end of the round and tells what happened.
export async function playRound(page, { picture, expect }) {
  const player = new Player(page, expect);
  const until = Date.now() + limit.round;
  const unit = page.viewport().height / 720;
  await player.click(248 * unit, 290 * unit); // Quick game, the first button of the title
  let asked = null, again = 0, seen = false;
  for (let step = 0; step < limit.steps && Date.now() < until; step++) {
    const lines = await player.listen(limit.silence);
    const next = question(lines);
    if (next) [asked, again] = [next, 0];
    else if (lines.length === 0) {
      // Nobody says anything: the last answer may have been lost between two ticks.
      expect(asked && again++ < 2, "the table has fallen silent");
    } else continue;
    if (asked.kind === "over") {
      const result = await picture("result");
      expect(result.colours > 60, `the result shows ${result.colours} colours`);
      return `${asked.line} ${JSON.stringify(player.did)}, ${player.read} sentences heard`;
    }
    if (!seen && asked.kind === "play") {
      seen = true;
      const table = await picture("table");
      expect(table.colours > 100, `the table shows ${table.colours} colours: it is blank`);
      expect(table.commonest < 0.9, "one colour covers the table");
      const suits = ["#e0374a", "#f7b52c", "#1a935f", "#2b6ad3"].filter((hex) => table.near(hex) > 0.0005);
      expect(suits.length >= 2, `of the four colours only ${suits.length} can be seen on the table`);
    }
    const rest = await player.answer(asked);
    const after = rest && question(rest);
    if (after) {
      asked = after;
      await player.answer(asked);
    }
  }
  throw new Error(`the round did not end within ${limit.steps} steps or ${limit.round / 60_000} minutes`);
}
