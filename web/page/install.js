// Installing: where the browser offers to make a program of the page, a quiet
// button beside the start says so. Who has declined is not asked again.
let offer = null;
const declined = "fourtell.install.declined";

function offerInstall() {
  const button = element("install");
  let asked = false;
  try {
    asked = Boolean(localStorage.getItem(declined));
  } catch { /* nothing is kept here: it may be asked again */ }
  button.hidden = !offer || asked || element("start").hidden;
}

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no bar over the table
  offer = event;
  offerInstall();
});
window.addEventListener("appinstalled", () => {
  offer = null;
  offerInstall();
});
element("install").addEventListener("click", async (click) => {
  click.stopPropagation(); // it starts no game
  const asking = offer;
  offer = null; // it can be asked with once
  offerInstall();
  await asking.prompt();
  const { outcome } = await asking.userChoice;
  if (outcome === "accepted") return;
  try {
    localStorage.setItem(declined, "1");
  } catch { /* then it may be asked again */ }
});
