// The film: a short picture of the game that plays until the game is begun.
// While the title waits for its click: a round in a few seconds, filmed by
// the program itself. It is fetched when the game stands, so that it takes
// nothing from it, and no more once somebody plays. Who wants no motion, or
// few bytes, gets one picture of it, and can have it move.
async function film() {
  const figure = element("film"), shown = figure.querySelector("img"), button = element("still");
  let moves = !(matchMedia("(prefers-reduced-motion: reduce)").matches || settings.reduced_motion || navigator.connection?.saveData);
  async function show(name) {
    const next = new Image();
    next.src = `${name}?v=${beside}`;
    await next.decode();
    if (figure.isConnected) shown.src = next.src;
  }
  function label() {
    button.dataset.label = moves ? "still" : "move";
    button.setAttribute("aria-label", say(moves ? "still" : "move"));
  }
  figure.hidden = false; // its room is kept, so that nothing moves away under a finger
  try {
    // Where the moving one cannot be shown the other stands for it.
    if (moves) await show("fourtell.avif").catch(() => { moves = false; });
    if (!moves) await show("fourtell-still.webp");
    label();
    button.hidden = false;
    button.addEventListener("click", (click) => {
      click.stopPropagation();
      moves = !moves;
      label();
      show(moves ? "fourtell.avif" : "fourtell-still.webp").catch(() => {});
    });
  } catch {
    if (!shown.src) endFilm(); // no picture is better than a hole
  }
}

function endFilm() {
  const figure = element("film");
  if (!figure) return;
  figure.querySelector("img").removeAttribute("src");
  figure.remove();
}
