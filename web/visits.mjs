// What a visit costs over the wire: the first one, with everything the browser fetches by itself until somebody clicks, and
// the one after it. Counted by the server in bytes that went out, heads and all, so that nothing is missed, whoever asked.
import { marker } from "./browser.mjs";

const wait = (ms) => new Promise((done) => setTimeout(done, ms));

// Resolves when a server has sent nothing for three seconds.
async function still(server) {
  for (let last = -1; last !== server.wire(); ) {
    last = server.wire();
    await wait(3000);
  }
}

// visits gives { first, second }, each { bytes, paths }, of a browser's context that has never been here. after(page) is
// called between them.
export async function visits(context, server, address = server.address, after = async () => {}) {
  const visit = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const before = server.wire(), told = server.sent.length;
    const drawn = marker(page, "first-frame");
    await page.goto(address);
    await drawn;
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated", { polling: 300 });
    await page.waitForFunction(() => document.querySelector("#film img")?.src); // it comes after the game
    await still(server);
    const cost = { bytes: server.wire() - before, paths: server.sent.slice(told).filter((one) => one.bytes).map((one) => one.path) };
    return { page, cost };
  };
  const first = await visit();
  await after(first.page);
  await first.page.close();
  const second = await visit();
  await second.page.close();
  return { first: first.cost, second: second.cost };
}
