// A system that has never heard of the game: the least Debian there is, in a folder, with nobody at home but one player.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { patience } from "./screen.mjs";

const player = 1000;

export class Root {
  constructor(dir) {
    this.dir = dir;
    rmSync(dir, { recursive: true, force: true });
    execFileSync("mmdebstrap", ["--quiet", "--variant=apt", "bookworm", dir], { stdio: ["ignore", "ignore", "pipe"], maxBuffer: 1 << 26, timeout: patience });
    mkdirSync(join(dir, "home/player"), { recursive: true });
    execFileSync("chown", [`${player}:${player}`, join(dir, "home/player")]);
    this.before = this.named();
  }

  // The command and arguments that run a program in there: as root, or as the player.
  inside(command, { as = "root", display = "" } = {}) {
    const who = as === "root" ? [] : [`--userspec=${player}:${player}`];
    const script = 'root=$1; shift; mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"; ' +
      'touch "$root/etc/resolv.conf"; mount --bind "$(readlink -f /etc/resolv.conf)" "$root/etc/resolv.conf"; exec chroot "$@"';
    return ["unshare", ["--mount", "--pid", "--fork", "--kill-child", "sh", "-ec", script, "sh", this.dir, ...who, this.dir,
      "env", "-i", "HOME=/home/player", "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin:/usr/games", "LANG=C.UTF-8", "LIBGL_ALWAYS_SOFTWARE=1", "DEBIAN_FRONTEND=noninteractive", ...(display ? [`DISPLAY=${display}`] : []),
      ...command]];
  }

  run(command, options) {
    const [program, args] = this.inside(command, options);
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 1 << 26, timeout: patience });
  }

  // Puts a file into the player's home, as one that was fetched there.
  fetch(file) {
    const to = `/home/player/${basename(file)}`;
    copyFileSync(file, join(this.dir, to));
    execFileSync("chown", [`${player}:${player}`, join(this.dir, to)]);
    return to;
  }

  has(path) { return existsSync(join(this.dir, path)); }

  // Every file that is named after the game, but what a player has made by playing.
  named() {
    return execFileSync("find", [this.dir, "-xdev", "-iname", "*fourtell*", "-not", "-path", "*/home/player/.local/share/fourtell*", "-not", "-path", "*/home/player/.config/*"], { encoding: "utf8" })
      .split("\n").filter(Boolean).map((path) => path.slice(this.dir.length)).sort();
  }
}
