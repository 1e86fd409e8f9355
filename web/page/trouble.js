// Trouble: what the player is told when the game cannot begin or has ended, with
// a way to begin again and, where the program failed, one to save what it knew.
class Fault extends Error {
  constructor(name, fill, cause) {
    super(name, { cause });
    this.fill = fill;
  }
}

let failed = false;
function fail(name, fill, cause) {
  if (failed) return;
  endFilm();
  silence.end();
  const veil = element("veil"), status = element("status");
  veil.hidden = false;
  veil.className = "failed";
  for (const canvas of document.querySelectorAll("body > canvas")) canvas.inert = true;
  element("outside").hidden = true;
  element("progress").hidden = true;
  element("start").hidden = true;
  status.hidden = false;
  status.className = "fault";
  const crashed = name === "stopped";
  if (crashed) keepTrace();
  const kept = (crashed || name === "lost") && stored("match.save") !== "";
  tell(() => (kept ? `${say(name, fill)} ${say("kept")}` : say(name, fill)));
  failed = true;
  if (cause) {
    element("detail").hidden = false;
    element("detail").querySelector("pre").textContent = String(cause);
  }
  const retry = element("retry");
  const again = crashed || name === "ended" || name === "lost";
  labelRetry = () => { retry.textContent = say(again ? "again" : "retry"); };
  labelRetry();
  retry.hidden = false;
  // An address that cannot be played is not tried twice.
  retry.onclick = () => (name === "asked" ? location.replace(location.pathname) : location.reload());
  retry.focus();
  if (crashed || name === "damaged") {
    element("report").hidden = false;
    element("download").addEventListener("click", () => download(cause));
  }
}

// A text the game keeps in the browser.
const stored = (name) => {
  try {
    return localStorage.getItem(`fourtell.1.${name}`) || "";
  } catch {
    return "";
  }
};

// Where in the program it ended, as it said itself: the first of its threads,
// without what the functions were called with.
const lines = [];
function trace() {
  const from = lines.map((line) => /^(panic|fatal error|runtime error):/.test(line)).lastIndexOf(true);
  const kept = [];
  for (const line of from < 0 ? [] : lines.slice(from)) {
    if (/^goroutine /.test(line) && kept.some((one) => one.includes("."))) break;
    if (/^(goroutine |\t|\s*$)/.test(line)) continue;
    kept.push(`\t${line.replace(/^([\w./*()-]+)\(.*\)$/, "$1")}\n`);
  }
  return kept.slice(0, 40).join("");
}

// The next report of the game itself tells of this end, too.
function keepTrace() {
  try {
    localStorage.setItem("fourtell.1.fourtell.log", `${stored("fourtell.log")}the program had ended in trouble:\n${trace()}`);
  } catch { /* no room: it is in the download */ }
}

// What About, Report a problem saves: the log, and the record of the last
// round that is over. A kept record has two lines of its own before it.
function download(cause) {
  let text = `fourtell report 1\nfourtell ${release}, js/wasm, ${navigator.userAgent}\n`;
  text += `${stored("fourtell.log.1")}${stored("fourtell.log")}\nit ended: ${cause || "?"}\n${trace()}`;
  try {
    const last = Object.keys(localStorage).filter((key) => /^fourtell\.1\.kept-.*\.save$/.test(key)).sort().pop();
    if (last) text += `\nthe last record, from the next line on:\n${localStorage.getItem(last).split("\n").slice(2).map((line) => line.replace(/^[0-9a-f]{8} /, "")).join("\n")}`; // without its sums
  } catch { /* nothing is kept */ }
  const now = new Date(), two = (n) => String(n).padStart(2, "0");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  link.download = `fourtell-report-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
