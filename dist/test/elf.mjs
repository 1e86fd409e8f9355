// What a program's head says of it.
import { closeSync, openSync, readFileSync, readSync } from "node:fs";

// What an ELF is for, and where it ends as the AppImage tools reckon: behind the table of its sections or the last of these.
export function elf(file) {
  const b = readFileSync(file);
  const machine = { 0x3e: "amd64", 0xb7: "arm64" }[b.readUInt16LE(18)];
  const table = Number(b.readBigUInt64LE(0x28)), each = b.readUInt16LE(0x3a), many = b.readUInt16LE(0x3c);
  const last = table + each * (many - 1);
  const end = Math.max(table + each * many, Number(b.readBigUInt64LE(last + 24)) + Number(b.readBigUInt64LE(last + 32)));
  return { magic: b.subarray(0, 4).toString("latin1"), kind: b.subarray(8, 11).toString("latin1"), machine, end };
}

// For what a program of Windows is.
export function pe(file) {
  const b = Buffer.alloc(4096), at = openSync(file, "r");
  readSync(at, b, 0, b.length, 0);
  closeSync(at);
  return { 0x8664: "amd64", 0xaa64: "arm64", 0x14c: "386" }[b.readUInt16LE(b.readUInt32LE(0x3c) + 4)];
}
