// The game's own sentences as what hears them on the page needs them: read from words/, where they lie as templates, by
// language and key, and as expressions that recognise a sentence and give what fills it.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const words = new URL("../words", import.meta.url).pathname;

// English lies in Go, by the key itself or by its constant's name; every other language in texts.
function english() {
  const text = (start) => readdirSync(words).filter((name) => name.startsWith(start) && name.endsWith(".go")).map((name) => readFileSync(join(words, name), "utf8")).join("\n");
  const names = Object.fromEntries([...text("keys").matchAll(/^\s*(\w+)\s+Key = "([^"]+)"/gm)].map((m) => [m[1], m[2]]));
  const all = {};
  for (const [, key, name, sentence] of text("english").matchAll(/^\s*(?:"([\w.-]+)"|(\w+)):\s+("(?:[^"\\]|\\.)*"),$/gm)) all[key || names[name]] = JSON.parse(sentence);
  return all;
}

export function sentences(tag) {
  if (tag === "en") return english();
  const folder = join(words, "tongues", tag), all = {};
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".txt"))) {
    for (const [, key, sentence] of readFileSync(join(folder, name), "utf8").matchAll(/^([\w.-]+) = (.*)$/gm)) all[key] = sentence.replace(/^"(.*)"$/, "$1");
  }
  return all;
}

// An expression for a template: what is filled in is caught, and of {n#card|cards} either.
function shape(template) {
  return template.split(/(\{[^}]*\})/).map((part) => {
    if (!part.startsWith("{")) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return part.includes("#") ? `(?:${part.slice(part.indexOf("#") + 1, -1)})` : "(.*?)";
  }).join("");
}

// What a player must understand to play a round, in a language; English where none is given.
export function hearing(tag = "en") {
  const said = sentences(tag);
  const any = (...keys) => new RegExp(keys.map((key) => shape(said[key])).join("|"));
  const whole = (pattern) => new RegExp(`^(?:${pattern.source})$`);
  const kinds = (start) => Object.keys(said).filter((key) => key.startsWith(start));
  return {
    turn: any("turn.you"), hold: any("turn.hold"), may: any("turn.may_play"), drawn: any("turn.drawn"),
    due: new RegExp(`^${shape(said["table.due"])}`),
    choice: new RegExp(`^(?:${any("target.title", "several.title").source})`),
    colour: new RegExp(`^(?:${any("color.title", "color.opener_title").source})`), challenge: new RegExp(`${shape(said["button.challenge"])}\\s?[:：]`),
    stand: any("standing.pile"), over: any(...kinds("event.round_over."), ...kinds("event.match_over.")), round: whole(any("table.round")),
    played: any("event.played.you", "event.played.named.you", ...kinds("event.played.four.you.")),
    wild: new RegExp(`${shape(said["card.wild"])}|${shape(said["card.wild_draw_four"])}`, "i"),
    top: any("turn.top"), red: said["card.color.R"], yellow: said["card.color.Y"], green: said["card.color.G"], blue: said["card.color.B"],
    listed: (text) => text.split(said["list.comma"].trim()).map((card) => card.trim()).filter(Boolean),
  };
}
