// What a page costs while nothing happens: the share of a core that its process takes, and of it the main thread, on the title
// half a minute after the last input, at a table that waits for the player, and in the pause; muted, and on the title with
// its music too.
import { readFileSync, readdirSync } from "node:fs";
import { beginByKey, launch } from "./browser.mjs";

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// Nanoseconds of processor time of a process: of its main thread and of all.
function spent(pid) {
  const of = (thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return { main: of(pid), all: readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + of(thread), 0) };
}

export async function pageAtRest(address, seconds = 10) {
  const browser = await launch();
  try {
    const session = await browser.target().createCDPSession();
    const page = await browser.newPage();
    await beginByKey(page, `${address}?seed=20&speed=instant`);
    // The page's process is the renderer that has worked most.
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    const pid = processInfo.filter((p) => p.type === "renderer").map((p) => p.id).sort((a, b) => spent(b).all - spent(a).all)[0];
    const share = async () => {
      const before = spent(pid), began = performance.now();
      await wait(seconds * 1000);
      const after = spent(pid), per = 100 / ((performance.now() - began) * 1e6);
      return { main: (after.main - before.main) * per, all: (after.all - before.all) * per };
    };
    const heard = {};
    await wait(50_000); // half a minute of the game, which may be slow here
    heard.title_music = await share();
    await page.keyboard.press("m", { delay: 60 });
    await wait(50_000); // half a minute of the game, which may be slow here
    heard.title = await share();
    await page.mouse.click(248, 230, { delay: 200 }); // the first button of the title: a quick game
    await wait(15_000);
    heard.table = await share();
    await page.keyboard.press("p", { delay: 60 });
    await wait(5000);
    heard.pause = await share();
    if (process.env.PICTURE) await page.screenshot({ path: process.env.PICTURE });
    return heard;
  } finally {
    await browser.close();
  }
}
