// What people take home, taken home: whatever build/dist holds is installed as they would, started until its window shows the game, and
// taken away again. Pictures of what was seen are build/dist-test/*.png. What cannot be tried here is told as n/a, with why.
//
//   [ONLY="words of a name|of another"] node dist/test/test.mjs
//
// It wants root, for a system of its own in a folder (dist/test/root.mjs).
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Failures } from "../../.ci/failures.mjs";
import { launch, marker } from "../../web/browser.mjs";
import { picture } from "../../web/picture.mjs";
import { serve } from "../../web/server.mjs";
import { elf, pe } from "./elf.mjs";
import { Root } from "./root.mjs";
import { openScreen, patience } from "./screen.mjs";
import { Wine } from "./wine.mjs";

const top = new URL("../..", import.meta.url).pathname;
const out = join(top, "build/dist"), work = join(top, "build/dist-test");
const id = "org.fourtell.Fourtell";

const failures = new Failures();
const lines = [];
async function check(name, body) {
  if (process.env.ONLY && !process.env.ONLY.split("|").some((words) => name.includes(words))) return;
  const began = Date.now();
  try {
    const said = await body();
    lines.push(`${said?.na ? "n/a " : "ok  "}  ${name}${said?.na ? `: ${said.na}` : ` (${((Date.now() - began) / 1000).toFixed(0)} s)`}`);
  } catch (error) {
    const what = [error.stack || error, error.stdout, error.stderr].filter(Boolean).join("\n");
    failures.add(name, what);
    lines.push(`FAIL  ${name}\n      ${what.replaceAll("\n", "\n      ")}`);
  }
  console.log(lines.at(-1));
}
function expect(truth, otherwise) {
  if (!truth) throw new Error(otherwise);
}
const same = (a, b, what) => expect(JSON.stringify(a) === JSON.stringify(b), `${what}: ${JSON.stringify(a)}, not ${JSON.stringify(b)}`);
const run = (command, ...args) => execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 27, timeout: patience });
const shot = (name) => join(work, `${name}.png`);
const hash = (file) => createHash("sha256").update(readFileSync(file)).digest("hex");

// The one file of build/dist that ends so.
function made(ending) {
  const found = readdirSync(out).filter((name) => name.endsWith(ending));
  expect(found.length === 1, `build/dist has ${found.length} files that end in ${ending}; make dist makes one (its messages say what was left out)`);
  return join(out, found[0]);
}

if (process.getuid() !== 0) {
  console.error("make test-dist wants root, for a system of its own to install packages in: sudo make test-dist");
  process.exit(2);
}
rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const screen = await openScreen();

await check("every archive is named in SHA256SUMS and is what it says", () => {
  execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: out, stdio: "pipe" });
  const named = readFileSync(join(out, "SHA256SUMS"), "utf8").trim().split("\n").map((line) => line.slice(66)).sort();
  same(named, readdirSync(out).filter((name) => name !== "SHA256SUMS").sort(), "SHA256SUMS names");
});

await check("the pages for man, the completions and the entries are without a fault", () => {
  const at = mkdtempSync(join(work, "tar-"));
  run("tar", "-xzf", made("linux-amd64.tar.gz"), "--strip-components=1", "-C", at);
  for (const name of ["fourtell", "fourtell-dealer"]) {
    run("gunzip", join(at, `man/${name}.6.gz`));
    run("mandoc", "-Tlint", join(at, `man/${name}.6`));
    same(run("sh", "-c", 'man --warnings -l "$0" 2>&1 >/dev/null', join(at, `man/${name}.6`)), "", "groff warns");
    for (const [shell, file] of [["bash", name], ["zsh", `_${name}`], ["fish", `${name}.fish`]]) run(shell, "-n", join(at, `completions/${shell}/${file}`));
  }
  run("desktop-file-validate", join(at, `${id}.desktop`));
  run("appstreamcli", "validate", "--no-net", join(at, `${id}.metainfo.xml`));
});

await check("lintian has nothing to warn of", () => {
  for (const arch of ["amd64", "arm64"]) run("lintian", "--allow-root", "--fail-on", "error,warning", made(`_${arch}.deb`));
});

await check("the parts lists name every module that the programs are linked from, and neither a time nor a number by chance", () => {
  const at = mkdtempSync(join(work, "parts-"));
  run("tar", "-xzf", made("linux-amd64.tar.gz"), "--strip-components=1", "-C", at);
  run("unzip", "-q", made("windows-amd64.zip"), "-d", at);
  const exe = readdirSync(at).find((name) => name.startsWith("Fourtell-"));
  for (const [list, program] of [["linux", "fourtell"], ["dealer", "fourtell-dealer"], ["windows", `${exe}/Fourtell.exe`]]) {
    const parts = JSON.parse(readFileSync(made(`-${list}.cdx.json`)));
    same([parts.bomFormat, parts.serialNumber, parts.metadata.timestamp], ["CycloneDX", undefined, undefined], list);
    const named = new Set(parts.components.map((one) => `${one.name}@${one.version}`));
    const linked = run("go", "version", "-m", join(at, program)).split("\n").map((line) => line.split("\t")).filter((line) => line[1] === "dep");
    expect(linked.length > 5, `${program} says of ${linked.length} modules only`);
    for (const [, , name, version] of linked) expect(named.has(`${name}@${version}`), `${list}: ${name} ${version} is not in the list`);
  }
  expect(JSON.parse(readFileSync(made("-page.cdx.json"))).components.some((one) => one.name.includes("ebiten")), "the page's list has no Ebitengine");
});

await check("the programs ask for no glibc later than 2.34", () => {
  for (const arch of ["amd64", "arm64"]) {
    const at = mkdtempSync(join(work, "glibc-"));
    run("tar", "-xzf", made(`linux-${arch}.tar.gz`), "--strip-components=1", "-C", at);
    const asked = [...run("readelf", "-V", "-W", join(at, "fourtell")).matchAll(/GLIBC_2\.(\d+)/g)].map((found) => Number(found[1]));
    expect(asked.length > 0 && Math.max(...asked) <= 34, `${arch}: it asks for 2.${Math.max(...asked)}`);
    expect(!run("readelf", "-l", "-W", join(at, "fourtell-dealer")).includes("INTERP"), `${arch}: the dealer is linked with libraries of the system`);
  }
});

let root = null;
const home = "/home/player";
// What a player in that system does first, and what is then to be seen.
async function plays(path, picture) {
  const [program, args] = root.inside([path], { as: "player", display: screen.display });
  const said = await screen.shows(program, args, process.env, shot(picture));
  expect(!/panic|fatal|error/i.test(said.replace(/^fourtell: there is no sound device.*$/m, "")), `it complains: ${said}`);
}
function deals(dealer) {
  expect(/^dealer \d/.test(root.run([dealer, "version"], { as: "player" })), "the dealer does not know its version");
  const said = root.run([dealer, "arena", "--games", "8", "--seats", "heuristic,random", "--json"], { as: "player" });
  expect(JSON.parse(said), said);
}
function nothingLeft(what) {
  same(root.named(), root.before, `after ${what} there is left`);
}

await check("the .deb: installed by apt in a system that has never heard of it, started, purged", async () => {
  root = new Root(join(work, "root"));
  const deb = made("amd64.deb");
  const there = root.fetch(deb);
  root.run(["apt-get", "-q", "update"]);
  root.run(["apt-get", "-q", "install", "-y", "--no-install-recommends", there]);
  for (const path of [`usr/share/applications/${id}.desktop`, `usr/share/metainfo/${id}.metainfo.xml`, `usr/share/icons/hicolor/scalable/apps/${id}.svg`, "usr/share/man/man6/fourtell.6.gz", "usr/share/man/man6/fourtell-dealer.6.gz", "usr/share/bash-completion/completions/fourtell", "usr/share/zsh/vendor-completions/_fourtell", "usr/share/fish/vendor_completions.d/fourtell-dealer.fish", "usr/share/fourtell/web/index.html"]) {
    expect(root.has(path), `it brings no ${path}`);
  }
  same(root.run(["dpkg", "--verify", "fourtell"]), "", "dpkg finds changed");
  await plays("fourtell", "deb");
  deals("fourtell-dealer");
  root.run(["apt-get", "-q", "purge", "-y", "fourtell"]);
  rmSync(join(root.dir, there));
  nothingLeft("apt purge");
});

await check("the .rpm: installed by rpm beside the libraries it names, started, erased", async () => {
  expect(root, "it wants the system that the .deb was installed in");
  const rpm = made("x86_64.rpm");
  const asked = run("rpm", "-qp", "--requires", rpm).split("\n").filter((line) => line && !line.startsWith("rpmlib(")).sort();
const libraries = asked.map((one) => one.match(/^(.+\.so\.\d+)\((?:GLIBC_2\.34)?\)\(64bit\)$/)?.[1]);
  same(libraries, ["libGL.so.1", "libX11.so.6", "libXcursor.so.1", "libXi.so.6", "libXinerama.so.1", "libXrandr.so.2", "libXxf86vm.so.1", "libasound.so.2", "libc.so.6"], "it requires");
  const cache = root.run(["ldconfig", "-p"]);
  for (const name of libraries) expect(cache.includes(`\t${name} `), `what the .deb brought along has no ${name}`);
  run("rpm", "--root", root.dir, "--nodeps", "--ignoresize", "-i", rpm); // this system's libraries are none of rpm's
  expect(root.has("usr/share/zsh/site-functions/_fourtell"), "no completion for zsh");
  await plays("fourtell", "rpm");
  deals("fourtell-dealer");
  run("rpm", "--root", root.dir, "--nodeps", "-e", "fourtell");
  nothingLeft("rpm -e");
});

await check("the .tar.gz: put into the player's home by its install.sh, started, removed", async () => {
  expect(root, "it wants the system that the .deb was installed in");
  const there = root.fetch(made("linux-amd64.tar.gz")), folder = there.replace(".tar.gz", "");
  root.run(["tar", "-xzf", there, "-C", home], { as: "player" });
  const played = `${home}/.local/share/fourtell`; // where matches and statistics lie, and in a home the page beside them
  root.run(["sh", "-c", `mkdir -p ${played} && echo >${played}/kept`], { as: "player" });
  root.run([`${folder}/install.sh`], { as: "player" });
  await plays(`${home}/.local/bin/fourtell`, "tar");
  deals(`${home}/.local/bin/fourtell-dealer`);
  root.run([`${folder}/install.sh`, "--remove"], { as: "player" });
  expect(root.has(`${played}/kept`) && !root.has(`${played}/web`), "what was played does not stay, or the page does");
  rmSync(join(root.dir, there));
  rmSync(join(root.dir, folder), { recursive: true });
  nothingLeft("install.sh --remove");
});

await check("the AppImage: started as it was fetched, extracted and started, and of the form that tools know", async () => {
  expect(root, "it wants the system that the .deb was installed in");
  const image = made("linux-amd64.AppImage");
  const head = elf(image);
  same([head.magic, head.kind, head.machine], ["\x7fELF", "AI\x02", "amd64"], "it begins with");
  same(readFileSync(image).subarray(head.end, head.end + 4).toString(), "hsqs", "behind the program lies");
  expect(run("unsquashfs", "-o", String(head.end), "-l", image).includes("squashfs-root/AppRun"), "no AppRun in it");
  const there = root.fetch(image);
  same(root.run([there, "--appimage-offset"], { as: "player" }).trim(), String(head.end), "it says it ends at");
  // As an older one has left it, and one whose unpacking was cut off.
  root.run(["sh", "-c", `mkdir -p ${home}/.cache/fourtell-appimage/1f-2e ${home}/.cache/fourtell-appimage/part/usr`], { as: "player" });
  const versions = root.run(["sh", "-c", `${there} -version & ${there} -version & ${there} -version; wait`], { as: "player" }).trim().split("\n");
  expect(versions.length === 3 && versions.every((line) => /^fourtell \d/.test(line)), `three started at once say ${versions}`);
  const cached = root.run(["sh", "-c", `ls ${home}/.cache/fourtell-appimage`]).trim().split("\n").filter((name) => name !== "lock");
  expect(cached.length === 1 && cached[0] !== "part", `the cache has ${cached}`);
  await plays(there, "appimage");
  root.run(["sh", "-c", `cd ${home} && ${there} --appimage-extract`], { as: "player" });
  await plays(`${home}/squashfs-root/AppRun`, "appimage-extracted");
  root.run([there, "--appimage-remove"], { as: "player" });
  root.run(["rm", "-rf", there, `${home}/squashfs-root`]);
  nothingLeft("--appimage-remove and deleting it");
});

await check("a half fetched AppImage says so in one sentence", () => {
  expect(root, "it wants the system that the .deb was installed in");
  const there = root.fetch(made("linux-amd64.AppImage"));
  for (const size of ["20M", "2K"]) run("truncate", "-s", size === "2K" ? String(elf(made("linux-amd64.AppImage")).end) : size, join(root.dir, there));
  let said = "";
  try { root.run([there], { as: "player" }); } catch (error) { said = error.stderr; }
  expect(/^Fourtell's AppImage: .*fetched whole.*\n$/.test(said), `it says ${said}`);
  rmSync(join(root.dir, there));
  root.run(["rm", "-rf", `${home}/.cache`]);
});

await check("the Flatpak: installed for one user with its entry and icon", () => {
  const env = { ...process.env, FLATPAK_USER_DIR: join(work, "flatpak"), XDG_DATA_HOME: join(work, "data") };
  execFileSync("flatpak", ["--user", "install", "--noninteractive", "--no-deps", "--no-related", "--bundle", made(".flatpak")], { env, stdio: "pipe" });
  const info = execFileSync("flatpak", ["--user", "info", "--show-metadata", id], { env, encoding: "utf8" });
  expect(info.includes("runtime=org.freedesktop.Platform/x86_64/24.08") && info.includes("command=fourtell"), info);
  for (const path of [`exports/share/applications/${id}.desktop`, `exports/share/icons/hicolor/256x256/apps/${id}.png`, `app/${id}/current/active/files/bin/fourtell`]) {
    expect(existsSync(join(env.FLATPAK_USER_DIR, path)), `no ${path}`);
  }
  execFileSync("flatpak", ["--user", "uninstall", "--noninteractive", id], { env, stdio: "pipe" });
  const left = readdirSync(join(env.FLATPAK_USER_DIR, "exports"), { recursive: true }).filter((name) => name.includes(id));
  same(left, [], "after uninstalling there is left");
});
await check("the Flatpak: started", () => ({ na: "it starts in org.freedesktop.Platform 24.08, which comes from flathub.org alone" }));

await check("Linux on arm64: both programs run, as far as an emulated processor goes", () => {
  const at = mkdtempSync(join(work, "arm64-")), libraries = join(top, "build/arm64-root");
  run("dpkg-deb", "-x", made("arm64.deb"), at);
  same(run("dpkg-deb", "-f", made("arm64.deb"), "Architecture").trim(), "arm64", "the .deb is for");
  same(run("rpm", "-qp", "--qf", "%{ARCH}", made("aarch64.rpm")), "aarch64", "the .rpm is for");
  const emulated = (...args) => run("qemu-aarch64-static", "-L", libraries, ...args);
  expect(/^fourtell \d/.test(emulated(join(at, "usr/games/fourtell"), "-version")), "the window's program does not say its version");
  expect(JSON.parse(emulated(join(at, "usr/games/fourtell-dealer"), "arena", "--games", "8", "--seats", "heuristic,random", "--json")), "no games");
  const image = join(at, basename(made("linux-arm64.AppImage")));
  copyFileSync(made("linux-arm64.AppImage"), image);
  same([elf(image).kind, elf(image).machine], ["AI\x02", "arm64"], "the AppImage begins with");
  execFileSync("qemu-aarch64-static", [image, "--appimage-extract"], { cwd: at, stdio: "pipe" });
  same(hash(join(at, "squashfs-root/usr/bin/fourtell")), hash(join(at, "usr/games/fourtell")), "the AppImage's program");
});

// The folder of a zip for Windows.
function unzipped(arch) {
  const at = mkdtempSync(join(work, "zip-"));
  run("unzip", "-q", made(`windows-${arch}.zip`), "-d", at);
  return join(at, readdirSync(at)[0]);
}

let wine = null;
await check("setup.exe: silently installed under Wine, the game started, uninstalled", async () => {
  wine = new Wine(join(work, "wine"), screen.display);
  const zip = unzipped("amd64");
  const at = join(wine.user, "AppData/Local/Programs/Fourtell"), other = join(at, "web/other.txt"), menu = join(wine.user, "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Fourtell.lnk");
  mkdirSync(dirname(other), { recursive: true });
  writeFileSync(other, "");
  wine.run(made("amd64-setup.exe"), "/S");
  expect(existsSync(other), "a file that was there and is not the game's is gone");
  wine.run(made("amd64-setup.exe"), "/S"); // over what is now an older Fourtell
  expect(!existsSync(other), "a file of an older page stays");
  expect(existsSync(menu), "it is not in the start menu");
  const key = String.raw`HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Fourtell`;
  expect(wine.run("reg", "query", key, "/v", "UninstallString").includes("uninstall.exe"), "Windows does not know how to uninstall it");
  same(run("diff", "-rq", "--exclude=uninstall.exe", zip, at), "", "the setup and the zip differ");
  const said = await screen.shows("wine", [join(at, "Fourtell.exe")], wine.env, shot("windows"));
  expect(!/panic|fatal error/.test(said), said);
  expect(JSON.parse(wine.run(join(at, "fourtell-dealer.exe"), "arena", "--games", "8", "--seats", "heuristic,random", "--json")), "the dealer plays nothing");
  wine.run(join(at, "uninstall.exe"), "/S", `_?=C:\\users\\${basename(wine.user)}\\AppData\\Local\\Programs\\Fourtell`);
  rmSync(join(at, "uninstall.exe"), { force: true }); // which cannot take itself away when it is told to wait
  expect(!existsSync(menu) && (!existsSync(at) || readdirSync(at).length === 0), `after uninstalling there is left: ${existsSync(at) && readdirSync(at)}`);
  let known = true;
  try { wine.run("reg", "query", key); } catch { known = false; }
  expect(!known, "Windows still lists it");
});

await check("the zip for Windows: unpacked and started", async () => {
  expect(wine, "it wants the Wine that the setup was run in");
  await screen.shows("wine", [join(unzipped("amd64"), "Fourtell.exe")], wine.env, shot("windows-zip"));
});

await check("Windows on arm64: programs of that kind, the same in setup and zip", () => {
  const zip = unzipped("arm64"), at = mkdtempSync(join(work, "setup-"));
  for (const name of ["Fourtell.exe", "fourtell-dealer.exe"]) same(pe(join(zip, name)), "arm64", name);
  same(pe(made("arm64-setup.exe")), "386", "the setup, which every Windows there runs");
  run("7z", "x", "-bd", `-o${at}`, made("arm64-setup.exe"));
  for (const name of ["Fourtell.exe", "fourtell-dealer.exe", "web/index.html"]) same(hash(join(at, name)), hash(join(zip, name)), name);
});
await check("Windows on arm64: started", () => ({ na: "Wine here runs programs of amd64 alone" }));

await check("the page's zip: from a plain server to the first frame", async () => {
  const at = mkdtempSync(join(work, "page-"));
  run("unzip", "-q", made("-page.zip"), "-d", at);
  expect(existsSync(join(at, "index.html")), "no index.html at the zip's root, where places that host games want it");
  const count = run("find", at, "-type", "f").trim().split("\n").length;
  expect(count <= 1000, `${count} files, and itch.io takes 1000`);
  const server = await serve(at, { packed: false }), browser = await launch();
  try {
    const page = await browser.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    const drawn = marker(page, "first-frame", patience);
    await page.goto(server.address, { timeout: patience });
    await drawn;
    const seen = await picture(page, shot("page"));
    expect(seen.colours > 50 && seen.commonest < 0.9, `${seen.colours} colours, the commonest ${seen.commonest}`);
    same(complaints, [], "the page complains");
  } finally {
    await browser.close();
    server.close();
  }
});

wine?.end();
await screen.end();
for (const name of readdirSync(work).filter((name) => !name.endsWith(".png"))) rmSync(join(work, name), { recursive: true, force: true });
console.log(`== what people take home\n${lines.map((line) => line.split("\n")[0]).join("\n")}`);
failures.tell();
process.exit(failures.count > 0 ? 1 : 0);
