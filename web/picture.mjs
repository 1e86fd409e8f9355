// A look at the page: takes its picture, keeps it as a file, and counts what
// is in it, so that a blank or one-coloured canvas cannot pass for a game.

// Returns { colours, commonest, near }: how many colours there are (16 steps a
// channel), what share the commonest has, and a function that tells the share
// of pixels close to a #rrggbb.
export async function picture(page, path) {
  const base64 = Buffer.from(await page.screenshot({ path })).toString("base64");
  const blank = await page.browser().newPage();
  try {
    const counts = await blank.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
      const found = {};
      for (let i = 0; i < pixels.length; i += 4) {
        const key = ((pixels[i] >> 4) << 8) | ((pixels[i + 1] >> 4) << 4) | (pixels[i + 2] >> 4);
        found[key] = (found[key] || 0) + 1;
      }
      return found;
    }, base64);
    const entries = Object.entries(counts).map(([key, n]) => [Number(key), n]);
    const total = entries.reduce((sum, [, n]) => sum + n, 0);
    return {
      colours: entries.length,
      commonest: Math.max(...entries.map(([, n]) => n)) / total,
      near(hex) {
        const want = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) >> 4);
        const close = entries.filter(([key]) => [key >> 8, (key >> 4) & 15, key & 15].every((v, i) => Math.abs(v - want[i]) <= 1));
        return close.reduce((sum, [, n]) => sum + n, 0) / total;
      },
    };
  } finally {
    await blank.close();
  }
}

// The picture as soon as it shows what is wanted: a scene fades in, and how far it has come depends on the machine. The last
// of twenty, if none does.
export async function pictureWhere(shows, take, tries = 20) {
  let seen = await take();
  for (let n = 1; n < tries && !shows(seen); n++) seen = await take();
  return seen;
}

// Where on the page a #rrggbb is: the connected spots of it as { x, y, w, h, share } in the page's own pixels, largest first;
// share is how much of its box a spot fills. Looked at in cells of four pixels, so that print on a button does not cut it up.
// A channel may differ by less than apart.
export async function spots(page, hex, apart = 20) {
  const base64 = Buffer.from(await page.screenshot()).toString("base64");
  const width = await page.evaluate(() => innerWidth);
  const blank = await page.browser().newPage();
  try {
    return await blank.evaluate(async (data, hex, width, apart) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const cell = 4, w = Math.ceil(width / cell), h = Math.ceil((image.height * width) / image.width / cell);
      const canvas = new OffscreenCanvas(w * cell, h * cell), context = canvas.getContext("2d");
      context.drawImage(image, 0, 0, w * cell, (image.height * w * cell) / image.width);
      const { data: pixels } = context.getImageData(0, 0, w * cell, h * cell);
      const want = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
      const cells = new Uint8Array(w * h);
      for (let y = 0; y < h * cell; y++) {
        for (let x = 0; x < w * cell; x++) {
          const at = (y * w * cell + x) * 4;
          if (want.every((v, i) => Math.abs(v - pixels[at + i]) < apart)) cells[Math.floor(y / cell) * w + Math.floor(x / cell)]++;
        }
      }
      const found = [];
      for (let start = 0; start < cells.length; start++) {
        if (cells[start] < cell * cell / 2) continue;
        let [left, right, top, bottom, count] = [w, 0, h, 0, 0];
        const todo = [start];
        while (todo.length) {
          const at = todo.pop(), x = at % w, y = Math.floor(at / w);
          if (cells[at] < cell * cell / 2) continue;
          cells[at] = 0;
          count++;
          [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
          if (x) todo.push(at - 1);
          if (x < w - 1) todo.push(at + 1);
          if (y) todo.push(at - w);
          if (y < h - 1) todo.push(at + w);
        }
        const [wide, high] = [right - left + 1, bottom - top + 1];
        found.push({ x: (left + wide / 2) * cell, y: (top + high / 2) * cell, w: wide * cell, h: high * cell, share: count / wide / high, area: count });
      }
      return found.sort((a, b) => b.area - a.area);
    }, base64, hex, width, apart);
  } finally {
    await blank.close();
  }
}
