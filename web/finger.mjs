// A player who has one finger and eyes: reads the hand from what is told, finds buttons on the picture by their colour, and
// hits a card where the fan shows it. What it hits is what the table then says was played, so a finger beside its card is
// found out.
import { spots } from "./picture.mjs";
import { Player } from "./round.mjs";

const coral = { midnight: "#ff7b5f", felt: "#ffc44d" }; // the verb to press, by theme
const cream = "#fff2dc";
const doubts = { midnight: [coral.midnight, cream], felt: ["#f0b03c", "#43305c"] }; // to challenge, and to keep the four
const boxes = { midnight: "#321d40", felt: "#114947" }; // what is chosen among in a question
const suits = { midnight: ["#e0374a", "#f7b52c", "#1a935f", "#2b6ad3"], felt: ["#c8233c", "#f5b833", "#46c084", "#2f74d0"] };

export class Finger extends Player {
  constructor(page, expect, language, { theme, pictures }) {
    super(page, expect, language);
    this.verb = coral[theme];
    this.suits = suits[theme];
    this.doubts = doubts[theme];
    this.boxes = boxes[theme];
    this.pictures = pictures;
    this.seen = new Set();
    this.did.missed = 0;
  }

  upright() {
    const { width, height } = this.page.viewport();
    return height > width;
  }

  async tap(x, y) {
    this.script.push(`[${Math.round(x)} ${Math.round(y)}]`);
    const finger = await this.page.touchscreen.touchStart(x, y);
    await this.frames();
    await finger.end();
    await this.frames();
  }

  // A button by its colour, the one that comes first in the order given; taken when the picture has come to rest.
  async button(hex, order, what, like = (spot) => spot.w > 1.4 * spot.h && spot.w >= 40 && spot.h >= 12 && spot.share > 0.5, apart = undefined) {
    for (let tries = 0; tries < 12; tries++) {
      const found = (await spots(this.page, hex, apart)).filter(like).sort(order);
      if (found.length) return this.tap(found[0].x, found[0].y);
      await new Promise((later) => setTimeout(later, 300));
    }
    this.expect(false, `no button to ${what} is seen`);
  }

  async look(kind) {
    if (this.seen.has(kind)) return;
    this.seen.add(kind);
    await new Promise((later) => setTimeout(later, 700));
    await this.page.screenshot({ path: `${this.pictures}/${kind}.png` });
  }

  // Where the fan shows the card: the strip of it that the next one leaves free (anim/layout_hand.go, for at most six seats).
  strip(at, cards) {
    const { width, height } = this.page.viewport();
    const upright = this.upright();
    const unit = upright ? Math.min(width / 390, height / 844) : Math.min(width / 1280, height / 720);
    const scale = (upright ? 0.7 : 1) * unit, w = 120 * scale, h = 180 * scale;
    let rows = 0, strip;
    do {
      rows++;
      const inRow = Math.ceil(cards / rows);
      strip = inRow > 1 ? Math.min(0.62 * w, ((upright ? 0.92 * width : width - 2 * (196 + 48) * unit) - w) / (inRow - 1)) : 0.62 * w;
    } while (strip < Math.max(24 * (upright ? 1 : unit), 0.2 * w) && rows < 4);
    const inRow = Math.ceil(cards / rows), row = Math.floor(at / inRow), own = Math.min(inRow, cards - row * inRow);
    const x = width / 2 + ((at % inRow) - (own - 1) / 2) * strip - w / 2 + strip / 2;
    const back = rows - 1 - row; // rows in front of it
    const lower = (upright ? 58 - 18 * rows : rows > 1 ? -54 : 6) * unit;
    const step = upright ? Math.min(0.62 * h, (212 * unit - h - lower) / Math.max(1, rows - 1)) : 0.36 * h;
    const top = height - lower - h - back * step;
    return [x, top + (back || rows > 1 ? 0.2 : 0.45) * h];
  }

  begin() {
    return this.button(this.verb, (a, b) => b.area - a.area, "begin");
  }

  async stand() {}

  async play(asked) {
    await this.look(`hand-of-${asked.hold.length > 9 ? "many" : "few"}`);
    const wanted = asked.may.find((card) => !this.heard.wild.test(card)) || asked.may[0];
    const where = this.strip(asked.hold.indexOf(wanted), asked.hold.length);
    await this.tap(...where);
    await this.tap(...where);
    this.wanted = wanted;
    this.did.plays++;
  }

  async listen(timeout) {
    const lines = await super.listen(timeout);
    const played = this.wanted && lines.map((line) => this.heard.played.exec(line)).find(Boolean);
    if (played) {
      const card = played.slice(1).find(Boolean);
      if (!card.startsWith(this.wanted)) this.did.missed++, this.script.push(`MISSED: ${this.wanted}, hit ${card}`);
      this.wanted = null;
    }
    return lines;
  }

  async answer(asked) {
    if (asked.kind !== "play") await this.look(asked.kind);
    switch (asked.kind) {
      case "play":
        return this.play(asked);
      case "draw":
        this.did.draws++;
        return this.button(this.verb, this.upright() ? (a, b) => a.x - b.x : (a, b) => a.y - b.y, "draw"); // not "Your turn"
      case "drawn":
        this.did.kept++;
        return this.button(this.did.kept % 2 ? cream : this.verb, (a, b) => a.y - b.y, "play or keep");
      case "colour": {
        const { width, height } = this.page.viewport();
        const away = (spot) => Math.hypot(spot.x - width / 2, spot.y - height / 2);
        return this.button(this.suits[this.did.colours++ % 4], (a, b) => away(a) - away(b), "name a colour", (spot) => spot.w > 40 && spot.h > 40);
      }
      case "due":
        this.did.taken++;
        return this.button(cream, (a, b) => b.area - a.area, "take what is due");
      case "choice":
        this.did.choices++;
        return this.button(this.boxes, (a, b) => a.y - b.y || a.x - b.x, "choose whose hand", (spot) => spot.w >= 40 && spot.h >= 50 && spot.h > spot.w && spot.share > 0.2, 6);
      case "challenge":
        this.did.challenges++;
        return this.button(this.doubts[(this.did.challenges + 1) % 2], (a, b) => b.area - a.area, "answer the challenge");
    }
  }
}
