// A page at a table of a room, in a Chromium of its own (one that nobody looks at draws nothing), played by ear.
import { launch, marker, pictures, press } from "./browser.mjs";
import { sleep } from "./house.mjs";
import { Player, question } from "./round.mjs";

export function expect(truth, otherwise) {
  if (!truth) throw new Error(otherwise);
}

// Waits for what is so some time, at most so many milliseconds.
export async function until(what, so, most) {
  const late = Date.now() + most;
  while (!(await so())) {
    expect(Date.now() < late, `waited in vain until ${what}`);
    await sleep(50);
  }
}

export class Guest {
  constructor(name, browser, page) {
    Object.assign(this, { name, browser, page, player: new Player(page, expect), heard: [], asked: null, atChallenge: null });
  }

  // Opens a page in a browser of its own, up to where it can be played, with settings other than the first.
  static async open(link, name, settings = {}) {
    const browser = await launch({ width: 960, height: 540 });
    try {
      return await Guest.openIn(browser, link, name, settings);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  // Opens one in a browser that there is: whoever has been there is the same person.
  static async openIn(browser, link, name, settings = {}) {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.evaluateOnNewDocument((settings) => {
      localStorage.setItem("fourtell.settings.1", JSON.stringify(settings));
      globalThis.spoken = [];
      globalThis.spokenAt = []; // by the same clock as this program's
      globalThis.copied = null;
      navigator.clipboard.writeText = async (text) => { globalThis.copied = text; };
      document.addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) {
          if (!node.textContent) continue;
          globalThis.spoken.push(node.textContent);
          globalThis.spokenAt.push(Date.now());
        }
      }).observe(document.getElementById("live"), { childList: true }));
    }, { speed: "instant", ...settings });
    const guest = new Guest(name, browser, page);
    const { origin, hash } = new URL(link);
    await guest.begin(() => page.goto(`${origin}/${hash}`));
    return guest;
  }

  // Goes somewhere and presses the page's start.
  async begin(go) {
    const drawn = marker(this.page, "first-frame", 300_000), started = marker(this.page, "started", 300_000);
    for (const wait of [drawn, started]) wait.catch(() => {}); // what fails before is what is told
    await go();
    await drawn;
    await this.page.waitForSelector("#start", { visible: true });
    this.player.read = 0; // a page begun anew has said nothing
    await this.page.keyboard.press("Enter", { delay: 60 });
    await started;
  }

  // Says its name where it is asked for.
  async sayName() {
    await this.page.waitForFunction(() => document.activeElement?.tagName === "TEXTAREA");
    await this.page.keyboard.type(this.name, { delay: 40 });
    await pictures(this.page);
    await press(this.page, "Enter");
  }

  // Answers whatever is asked until it is over, of which over is told what is asked; what waits for a challenge is called instead of
  // answering the first. Called again it goes on with the question that was open.
  async play(over) {
    while (!over(this.asked)) {
      if (this.asked?.kind === "challenge" && this.atChallenge) {
        const call = this.atChallenge;
        this.atChallenge = null;
        this.asked = await call(this);
      }
      if (this.asked && this.asked.kind !== "over") await this.player.answer(this.asked);
      if (over(null)) return;
      const lines = await this.listen(2000);
      this.asked = question(lines, this.player.heard) ?? (lines.length ? null : this.asked);
    }
  }

  // Waits until a turn is asked for, and gives the place after it in what has been heard.
  async asksTurn(most, from) {
    const at = await this.hears(this.player.heard.turn, most, from);
    this.asked = question(this.heard.slice(from), this.player.heard);
    return at;
  }

  press(key) {
    return press(this.page, key);
  }

  // Goes on with a key until what begins so is told to be there, and presses it.
  async choose(begins, key = "Tab", most = 60) {
    for (let step = 0; step < most; step++) {
      await this.press(key);
      this.heard.push(...await this.player.hear(5000, 2)); // one press after the other, however slow the pictures are
      if (this.heard.at(-1)?.startsWith(begins)) return this.press("Enter");
    }
    throw new Error(`${this.name} looks in vain for ${begins}; heard: ${this.heard.slice(-most).join(" / ")}`);
  }

  async listen(most) {
    const lines = await this.player.listen(most);
    this.heard.push(...lines);
    return lines;
  }

  // Waits until a line is heard that is as so, and gives the place after it in what has been heard.
  async hears(so, most, from = this.heard.length) {
    for (const late = Date.now() + most; ;) {
      const at = this.heard.findIndex((line, i) => i >= from && so.test(line));
      if (at >= 0) return at + 1;
      expect(Date.now() < late, `${this.name} waited in vain to hear ${so}; heard: ${this.heard.slice(from).join(" / ")}`);
      await this.listen(500);
    }
  }

  // When what begins so was said, at some time or later.
  said(begins, from) {
    return this.page.evaluate((begins, from) => globalThis.spokenAt.find((at, n) => at >= from && globalThis.spoken[n].startsWith(begins)), begins, from);
  }

  async end() {
    await this.listen(0).catch(() => {});
    await this.browser.close();
  }
}
