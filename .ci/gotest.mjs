#!/usr/bin/env node
// go test as it prints itself: a line a package, and what failed in full. Beside that it writes how long each test took
// into the file that TEST_TIMES names, for the slowest to be told at the end.
//
//   .ci/gotest.mjs ARGUMENTS OF GO TEST
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";

const go = spawn("go", ["test", "-json", ...process.argv.slice(2)], { stdio: ["ignore", "pipe", "inherit"] });
const open = new Map(); // what tests that are not through have said, by package and test
const took = [];
const key = (event) => `${event.Package} ${event.Test}`;

function hear(event) {
  switch (event.Action) {
    case "build-output":
      process.stdout.write(event.Output);
      break;
    case "output":
      if (event.Test) open.set(key(event), (open.get(key(event)) ?? "") + event.Output);
      else if (event.Output !== "PASS\n") process.stdout.write(event.Output);
      break;
    case "pass":
    case "skip":
      if (event.Test) ended(event);
      break;
    case "fail":
      if (event.Test) {
        process.stdout.write(open.get(key(event)) ?? "");
        ended(event);
      } else { // a program that has broken off leaves tests that never end
        for (const [of, said] of open) if (of.startsWith(`${event.Package} `)) process.stdout.write(said);
      }
      break;
  }
}

function ended(event) {
  open.delete(key(event));
  if (!event.Test.includes("/")) took.push(`${event.Elapsed.toFixed(1)}\t${event.Test} (${event.Package})\n`);
}

createInterface({ input: go.stdout }).on("line", (line) => {
  try {
    hear(JSON.parse(line));
  } catch {
    console.log(line); // said by something else
  }
}).on("close", () => {
  if (process.env.TEST_TIMES) appendFileSync(process.env.TEST_TIMES, took.join(""));
});
go.on("close", (code) => { process.exitCode = code ?? 1; });
