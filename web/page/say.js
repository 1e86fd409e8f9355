// What the page says: its sentences in the language the player reads, from the
// settings the game keeps or else as the browser prefers, and in another one as
// soon as the game speaks that (it says so on the page, in html's lang).
const element = (id) => document.getElementById(id);

// The sentences, by language and name; they lie in words/ and are put in by
// the page's build.
const tongues = /*WORDS*/{};
const settings = (() => {
  try {
    return JSON.parse(localStorage.getItem("fourtell.settings.1")) || {};
  } catch {
    return {}; // forbidden or unreadable: the game will say so
  }
})();
// Who has no mouse taps.
const touch = matchMedia("(hover: none) and (pointer: coarse)").matches;
let language = "en", told = null;

function say(name, fill = {}) {
  return tongues[language][name].replace(/\{(\w+)\}/g, (_, key) => fill[key]);
}

// Says where the player looks what the function gives; again, when the language changes. What went wrong is the last word.
function tell(sentence) {
  if (failed) return;
  told = () => { element("status").textContent = sentence(); };
  told();
}

// What the player has chosen in the settings, or else what the browser prefers.
function preferred() {
  const wanted = [settings.language, ...(navigator.languages || [navigator.language])];
  return wanted.map((tag) => String(tag).toLowerCase().split("-")[0]).find((tag) => tongues[tag]) || "en";
}

function speak(tag) {
  if (!tongues[tag] || tag === language) return;
  language = tag;
  document.documentElement.lang = tag;
  document.querySelector('link[rel="manifest"]').href = `manifest-${tag}.webmanifest`.replace("-en", "");
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", say(node.dataset.label));
  for (const node of document.querySelectorAll("[data-alt]")) node.alt = say(node.dataset.alt);
  for (const label of [labelStart, labelRetry, told]) label?.();
}
const labelStart = () => { element("start").textContent = say(touch ? "tap" : "click"); };
let labelRetry = () => { element("retry").textContent = say("retry"); };
