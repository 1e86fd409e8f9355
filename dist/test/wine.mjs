// Windows as far as Wine goes. A program of Go asks bcryptprimitives.dll for chance, which Wine 8 has not: one is made for the test,
// with a call of Windows' own behind it, and put where Wine looks. It is never shipped.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patience } from "./screen.mjs";

const source = `#include <windows.h>
#include <ntsecapi.h>
BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return RtlGenRandom(bytes, (ULONG)count); }
`;

export class Wine {
  constructor(dir, display) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
    this.prefix = join(dir, "prefix");
    this.env = { ...process.env, DISPLAY: display, WINEPREFIX: this.prefix, WINEDEBUG: "-all", WINEDLLOVERRIDES: "mscoree,mshtml=", LIBGL_ALWAYS_SOFTWARE: "1", EBITENGINE_GRAPHICS_LIBRARY: "opengl" };
    this.run("wineboot", "-i");
    writeFileSync(join(dir, "prng.c"), source);
    execFileSync("x86_64-w64-mingw32-gcc", ["-shared", "-o", join(this.prefix, "drive_c/windows/system32/bcryptprimitives.dll"), join(dir, "prng.c"), "-ladvapi32"]);
  }

  run(...args) {
    return execFileSync("wine", args, { env: this.env, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 26, timeout: patience });
  }

  // The folder of whoever runs it.
  get user() {
    const users = join(this.prefix, "drive_c/users");
    return join(users, readdirSync(users).find((name) => name !== "Public"));
  }

  end() {
    try { execFileSync("wineserver", ["-k"], { env: this.env, stdio: "ignore" }); } catch { /* it ended with the last program */ }
  }
}
