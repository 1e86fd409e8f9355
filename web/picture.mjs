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
