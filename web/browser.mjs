// A headless Chromium for the page's test and figures: where to find it, how
// to start it so that it draws in software, stays off the network and begins
// with a fresh profile, and how to wait for what the page says and for
// what comes of it.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import puppeteer from "puppeteer-core";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

export function browserPath() {
  if (process.env.CHROME) return process.env.CHROME;
  for (const folder of (process.env.PATH || "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch { /* not here */ }
    }
  }
  throw new Error("no Chromium found: install it or set CHROME to its path");
}

export function launch({ width = 1280, height = 720, scale = 1 } = {}) {
  return puppeteer.launch({
    executablePath: browserPath(),
    headless: true,
    timeout: 300_000, // of the start
    protocolTimeout: 300_000,
    defaultViewport: { width, height, deviceScaleFactor: scale },
    args: [
      "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-quic",
      "--disable-dev-shm-usage",
    ],
  });
}

// Resolves when the page prints a console line equal to marker; install it
// before what makes the page print it.
export function marker(page, text, timeout = 120_000) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      page.off("console", hear);
      reject(new Error(`the page did not print "${text}" within ${timeout / 1000} s`));
    }, timeout);
    function hear(message) {
      if (message.text() !== text) return;
      clearTimeout(late);
      page.off("console", hear);
      resolve();
    }
    late.unref(); // it keeps no program alive that has failed meanwhile
    page.on("console", hear);
  });
}

// Goes to an address and presses the page's start by a key; resolves once the game has the keys.
export async function beginByKey(page, address) {
  const drawn = marker(page, "first-frame"), started = marker(page, "started");
  await page.goto(address);
  await drawn;
  await page.waitForSelector("#start", { visible: true });
  await page.keyboard.press("Enter", { delay: 60 });
  await started;
}

// Has everything that a browser shows stand still, its lines standing, as a system does with what nobody looks at; wake() has it go on.
export async function standStill(browser) {
  const session = await browser.target().createCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const shown = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  for (const id of shown) process.kill(id, "SIGSTOP");
  return { wake: () => { for (const id of shown.splice(0)) process.kill(id, "SIGCONT"); } };
}

// Resolves when two more pictures have been drawn.
export const pictures = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Presses a key for an instant, which the game notices however slowly it draws. One held until a picture has come would be
// held so long on a slow machine that the game repeats it.
export async function press(page, key) {
  await Promise.all([page.keyboard.down(key), page.keyboard.up(key)]);
  await pictures(page);
}

// What is read of the page when it has been the same for some pictures: what is told may come before all of it is done.
export async function settled(page, read) {
  for (let now = await read(), last, still = 0; ; last = now, now = await read()) {
    still = JSON.stringify(now) === JSON.stringify(last) ? still + 1 : 0;
    if (still === 5) return now;
    await pictures(page);
  }
}
