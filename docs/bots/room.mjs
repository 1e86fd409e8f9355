// A player in a room of a house, complete. It takes a seat, plays the first card it may, and ends with the match:
//   node room.mjs http://127.0.0.1:8080/#K7QF2M Ann          (Node 22, or Node 20 with --experimental-websocket)
import { createHmac, randomBytes } from "node:crypto";

const link = new URL(process.argv[2]), name = process.argv[3] ?? "Node";
const secret = randomBytes(32); // who keeps it is the same person tomorrow, on the same seat
const token = createHmac("sha256", secret).update(`fourtell.1 ${link.origin}`).digest("base64url");
let id = Date.now(), line, asked = 0, over = false;

function connect() {
  line = new WebSocket(link.origin.replace("http", "ws") + "/v1/ws", "fourtell.1");
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onclose = () => over || setTimeout(connect, 1000); // cut off: the same token has the same seat
}
function say(t, more) { line.send(JSON.stringify({ t, id: ++id, ...more })); }

function hear(m) {
  switch (m.t) {
    case "welcome":
      asked = 0; // what was on its way before a cut may be lost
      return say("hello", { v: 1, token, name });
    case "you": return say("join", { room: link.hash.slice(1) });
    case "promise": return say("share", { round: m.round, share: randomBytes(16).toString("hex") });
    case "joined":
      console.log(`${name}: ${m.role}`, m.seat);
      return m.snap && see(m.snap);
    case "beat": return see(m.snap);
    case "no": // somebody was quicker, or the house says no: what is owed now comes with the next beat
      asked = 0;
      return console.error(`${name}: ${m.code}: ${m.say}`);
    case "left":
      console.log(`${name}: left: ${m.why}`);
      over = true;
      return line.close();
  }
}

function see(snap) {
  if (snap.phase === "match_over") {
    console.log(`${name}: over`);
    over = true;
    return line.close();
  }
  const mine = (snap.legal ?? []).filter((c) => c.do !== "call_uno" && c.do !== "catch_uno");
  if (snap.turn !== snap.viewer || mine.length === 0 || asked === snap.decision) return;
  asked = snap.decision;
  const { seat, at, ...c } = mine.find((c) => c.do === "play") ?? mine[0];
  setTimeout(() => say("do", { c: { ...c, decision: snap.decision } }), 300);
}

connect();
