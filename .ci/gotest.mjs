#!/usr/bin/env node
// go test as it prints itself: a line a package, and what failed in full. Beside that it writes how long each test took
// into the file that TEST_TIMES names, for the slowest to be told at the end, and tells what failed once more at its end.
//
//   .ci/gotest.mjs ARGUMENTS OF GO TEST
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Failures } from "./failures.mjs";

const go = spawn("go", ["test", "-json", ...process.argv.slice(2)], { stdio: ["ignore", "pipe", "inherit"] });
const open = new Map(); // what tests that are not through have said, by package and test
const said = new Map(); // what packages said outside of their tests, and what did not build
const failed = new Map(); // tests, by package
const failures = new Failures();
const took = [];
const key = (event) => `${event.Package} ${event.Test}`;
const note = (of, name, text) => of.set(name, (of.get(name) ?? "") + text);

function hear(event) {
  switch (event.Action) {
    case "build-output":
      process.stdout.write(event.Output);
      note(said, event.ImportPath, event.Output);
      break;
    case "output":
      if (event.Test) note(open, key(event), event.Output);
      else if (event.Output !== "PASS\n") {
        process.stdout.write(event.Output);
        note(said, event.Package, event.Output);
      }
      break;
    case "pass":
    case "skip":
      if (event.Test) ended(event);
      break;
    case "fail":
      if (event.Test) {
        process.stdout.write(open.get(key(event)) ?? "");
        failedTest(event, open.get(key(event)) ?? "");
        ended(event);
      } else {
        failedPackage(event);
      }
      break;
  }
}

// A test that failed in its subtests alone is told by them.
function failedTest(event, text) {
  const own = text.replace(/^(=== .*|\s*--- FAIL: .*)\n/gm, "");
  const of = failed.get(event.Package) ?? [];
  if (own.trim() || !of.some((test) => test.startsWith(`${event.Test}/`))) failures.add(`${event.Test} (${event.Package})`, own);
  failed.set(event.Package, [...of, event.Test]);
}

// A program that has broken off leaves tests that never end.
function failedPackage(event) {
  let left = "";
  for (const [of, text] of open) {
    if (!of.startsWith(`${event.Package} `)) continue;
    process.stdout.write(text);
    left += text;
  }
  if (left || !failed.has(event.Package)) failures.add(event.Package, (said.get(event.FailedBuild) ?? "") + (said.get(event.Package) ?? "") + left);
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
  failures.tell();
});
go.on("close", (code) => { process.exitCode = code ?? 1; });
