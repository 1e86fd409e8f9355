// Changes a setting on the page as somebody who cannot see it: from the title, by keys alone, knowing only what the live
// region says. Every row of every page of the settings is heard, with what it stands at and which of how many it is; one is
// changed, heard changed, and heard again after the settings were closed and opened.

const place = /, (\d+) of (\d+)$/;

// Presses a key and gives what is said for it, all of it: what comes late is not taken for the answer to the next key.
async function heardFor(player, key) {
  await player.press(key);
  return player.hear(20_000);
}

// Goes on with a key until something said matches, and gives that line.
async function seek(player, key, wanted, expect) {
  const heard = [];
  for (let step = 0; step < 40; step++) {
    const lines = await heardFor(player, key);
    heard.push(...lines);
    const found = lines.find((line) => wanted.test(line));
    if (found) return found;
  }
  expect(false, `${key} does not lead to ${wanted}; heard:\n  ${heard.join("\n  ")}`);
}

// Hears the whole page of the settings that is open, from its row of pages down to its way out. A key that a busy machine lets go of
// late goes on by itself, as keys do: then the way back leads to the rows between, and a row no way leads to is passed over.
async function rows(player, expect) {
  const all = [];
  for (let step = 0, key = "ArrowDown", back = 0; step < 60; step++) {
    const lines = await heardFor(player, key);
    if (lines.length === 0) break; // the end of the list
    const line = lines.at(-1);
    const at = place.exec(line);
    expect(at, `a row of the settings does not say which it is: ${line}`);
    const ahead = Number(at[1]) - (all.length + 2);
    if (ahead > 0 && key === "ArrowDown") back++;
    expect(back < 4, `row ${all.length + 2} of the settings is passed over: ${line}`);
    key = ahead > 0 ? "ArrowUp" : "ArrowDown";
    if (ahead !== 0) continue;
    all.push(line);
    if (at[1] === at[2]) break;
  }
  return all;
}

export async function changeSetting(player, expect) {
  const title = await player.hear(30_000);
  expect(title.some((line) => /Arrow keys choose, Enter opens/.test(line)), `the title does not say how: ${title.join(" | ")}`);
  expect(title.some((line) => place.test(line)), `the title does not say where the keys are: ${title.join(" | ")}`);
  await seek(player, "Tab", /^Settings, \d+ of \d+$/, expect);
  const opened = await heardFor(player, "Enter");
  expect(opened.some((line) => /^Settings\. .*change/.test(line)), `opened, the settings say: ${opened.join(" | ")}`);

  const pages = [await rows(player, expect)];
  for (const page of ["Picture", "Sound"]) {
    await seek(player, "Tab", /^Settings: /, expect);
    const turned = await seek(player, "ArrowRight", new RegExp(`^Settings: ${page}`), expect);
    expect(turned, page);
    pages.push(await rows(player, expect));
  }
  for (const [i, page] of pages.entries()) expect(page.length > 4, `page ${i + 1} of the settings tells ${page.length} rows: ${page.join(" | ")}`);

  const before = await seek(player, "Tab", /^Volume: /, expect);
  const after = (await heardFor(player, "ArrowLeft")).at(-1);
  expect(after && after !== before.replace(place, ""), `changed, it says ${after} as it did before`);
  await seek(player, "ArrowUp", /^Settings: /, expect);
  await seek(player, "Tab", /^Done, /, expect);
  const closed = await heardFor(player, "Enter");
  expect(closed.some((line) => /^Settings, \d+ of \d+$/.test(line)), `closed, it says: ${closed.join(" | ")}`);

  await heardFor(player, "Enter");
  await seek(player, "ArrowRight", /^Settings: Picture/, expect);
  await seek(player, "ArrowRight", /^Settings: Sound/, expect);
  const again = await seek(player, "ArrowDown", new RegExp(`^${after.split(":")[0]}: `), expect);
  expect(again.replace(place, "") === after, `opened again, it says ${again}, not ${after}`);
  await seek(player, "Tab", /^Done, /, expect);
  await heardFor(player, "Enter");
  await seek(player, "Tab", /^Quick game.*, \d+ of \d+$/, expect);
  return `${pages.map((page) => page.length).join(" + ")} rows heard; ${before} → ${after}`;
}
