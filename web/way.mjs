// A way to a house on a port of its own, which can be cut, and on which every frame of a WebSocket is heard and may be changed. What
// clients pack they are not let: the frames that are heard are those that are sent.
import { connect, createServer } from "node:net";

const end = Buffer.from("\r\n\r\n");

// What has come of frames, one after the other: the text of each whole one goes to hear, and what that gives back goes on.
class Frames {
  constructor(hear) {
    Object.assign(this, { hear, left: Buffer.alloc(0) });
  }

  // What is to be handed on of what has come.
  take(chunk) {
    this.left = Buffer.concat([this.left, chunk]);
    const out = [];
    for (let frame; (frame = this.next()); ) out.push(frame);
    return Buffer.concat(out);
  }

  next() {
    const b = this.left;
    if (b.length < 2) return null;
    const masked = (b[1] & 0x80) !== 0;
    let long = b[1] & 0x7f, at = 2;
    if (long === 126) {
      if (b.length < 4) return null;
      [long, at] = [b.readUInt16BE(2), 4];
    } else if (long === 127) {
      if (b.length < 10) return null;
      [long, at] = [Number(b.readBigUInt64BE(2)), 10];
    }
    const head = at + (masked ? 4 : 0);
    if (b.length < head + long) return null;
    this.left = b.subarray(head + long);
    const whole = b.subarray(0, head + long);
    if ((b[0] & 0x0f) !== 1) return whole; // no text
    const mask = masked ? b.subarray(at, head) : null;
    const turn = (bytes) => (mask ? bytes.map((byte, i) => byte ^ mask[i & 3]) : bytes);
    const text = Buffer.from(turn(b.subarray(head, head + long))).toString();
    const instead = this.hear(text);
    if (instead === undefined || instead === text) return whole;
    const bytes = Buffer.from(instead);
    if (bytes.length !== long) throw new Error("a frame that is changed keeps its length");
    return Buffer.concat([b.subarray(0, head), turn(bytes)]);
  }
}

// A head of HTTP that asks for no packing.
const plain = (head) => head.toString("latin1").split("\r\n").filter((line) => !/^sec-websocket-extensions:/i.test(line)).join("\r\n");

// Pipes one connection; a WebSocket's frames are heard in both directions.
function join(near, far, hear) {
  const frames = { house: null, client: null };
  let asked = Buffer.alloc(0), told = Buffer.alloc(0), kind = null; // of the connection, once its first head is whole
  near.on("data", (chunk) => {
    if (kind === "other") return void far.write(chunk);
    if (kind === "socket") return void far.write(frames.house.take(chunk));
    asked = Buffer.concat([asked, chunk]);
    const at = asked.indexOf(end);
    if (at < 0) return;
    kind = /\r\nupgrade: websocket/i.test(asked.subarray(0, at).toString("latin1")) ? "socket" : "other";
    if (kind === "other") return void far.write(asked);
    const line = {};
    frames.house = new Frames((text) => hear({ line, to: "house", text }));
    frames.client = new Frames((text) => hear({ line, to: "client", text }));
    far.write(Buffer.concat([Buffer.from(plain(asked.subarray(0, at)), "latin1"), end, frames.house.take(asked.subarray(at + end.length))]));
  });
  let open = false; // the house has said that it is a WebSocket
  far.on("data", (chunk) => {
    if (kind !== "socket") return void near.write(chunk);
    if (open) return void near.write(frames.client.take(chunk));
    told = Buffer.concat([told, chunk]);
    const at = told.indexOf(end);
    if (at < 0) return;
    open = true;
    near.write(Buffer.concat([told.subarray(0, at + end.length), frames.client.take(told.subarray(at + end.length))]));
  });
}

// cut() breaks every connection, and none comes about until mend(). hear is called with { line, to, text } of each frame: line is the
// same object for all of a connection, to is "house" or "client"; what it gives back, as long as the text was, goes on instead.
export async function wayTo(url, hear = () => {}) {
  const { hostname, port } = new URL(url);
  const open = new Set();
  let shut = false;
  const server = createServer((near) => {
    if (shut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [[near, far], [far, near]]) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("end", () => other.end());
      one.on("close", () => { open.delete(one); other.destroy(); });
    }
    join(near, far, hear);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    cut: () => { shut = true; for (const socket of open) socket.destroy(); },
    mend: () => { shut = false; },
    end: () => { for (const socket of open) socket.destroy(); server.close(); },
  };
}
