// A screen without a screen, for a program that is started to see whether it shows something: it is watched until the window has more
// in it than a blank one has, a picture is kept, and then it is asked to end.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

// What a step may take, in milliseconds: not what one takes, but what says that it has stopped. Software drawing and unpacking on a
// machine with other work are a hundred times slower than on one without, and every step ends as soon as it is done.
export const patience = 1_800_000;

// Programs that never outlive this one.
export function begin(command, args, options) {
  const program = spawn(command, args, options);
  const end = () => program.kill("SIGKILL");
  process.once("exit", end);
  program.once("exit", () => process.off("exit", end));
  return program;
}

export async function openScreen() {
  const server = begin("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x800x24", "-noreset"], { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(server.stdout, "data");
  const display = `:${String(number).trim()}`;
  return {
    display,
    end: async () => { server.kill(); await once(server, "exit"); },

    // Starts a program, which may be a chroot's or Wine's, and resolves when its window shows a game: many colours, none of them over most
    // of it. The picture is kept in the file. What it wrote to its standard error is the answer.
    async shows(command, args, env, file) {
      if (windowOf(display)) throw new Error("a window of the program before is still open");
      const program = begin(command, args, { env: { ...env, DISPLAY: display }, stdio: ["ignore", "ignore", "pipe"], detached: true });
      let said = "", over = null;
      program.stderr.on("data", (text) => { said += text; });
      program.on("exit", (code, signal) => { over = `it ended by itself, ${signal || `exit code ${code}`}`; });
      program.on("error", (error) => { over = error.message; });
      try {
        for (const until = Date.now() + patience; ;) {
          if (over) throw new Error(`${over}:\n${said}`);
          if (windowOf(display) && colours(display, file) > 400) return said;
          if (Date.now() > until) throw new Error(`no game in the window after ${patience / 1000} s (its picture: ${file}):\n${said}`);
          await sleep(500);
        }
      } finally {
        try { process.kill(-program.pid, "SIGTERM"); } catch { /* it has ended */ }
        for (let i = 0; i < 50 && !over; i++) await sleep(100);
        try { process.kill(-program.pid, "SIGKILL"); } catch { /* as it was asked to */ }
        for (const until = Date.now() + patience; windowOf(display) && Date.now() < until;) await sleep(100);
      }
    },
  };
}

function windowOf(display) {
  try {
    return execFileSync("xdotool", ["search", "--onlyvisible", "--name", "^Fourtell"], { env: { ...process.env, DISPLAY: display }, stdio: ["ignore", "pipe", "ignore"] }).length > 0;
  } catch {
    return false; // xdotool finds none
  }
}

function colours(display, file) {
  execFileSync("import", ["-window", "root", file], { env: { ...process.env, DISPLAY: display }, stdio: "ignore" });
  return Number(execFileSync("identify", ["-format", "%k", file]));
}
