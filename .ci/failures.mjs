// What has failed, told once more at the very end, where who looks at the end of a log alone still reads its name and its
// error; and kept in the file that TEST_FAILURES names, for .ci/lanes to tell at the end of the whole run.
import { appendFileSync } from "node:fs";

const most = 60; // lines of one failure: a test that hangs prints every thread it has

export class Failures {
  #all = [];

  // A test, or a package that does not build, and what it said.
  add(name, said) {
    const lines = String(said).trimEnd().split("\n");
    const left = lines.length - most;
    if (left > 0) lines.splice(most, left, `… and ${left} lines more, above`);
    const text = `FAIL  ${name}\n${lines.map((line) => `      ${line}\n`).join("")}`;
    this.#all.push(text);
    if (process.env.TEST_FAILURES) appendFileSync(process.env.TEST_FAILURES, text);
  }

  get count() {
    return this.#all.length;
  }

  tell() {
    if (this.count > 0) process.stdout.write(`== failed, once more:\n${this.#all.join("")}`);
  }
}
