// Rest: what the page does not do while nothing happens. The engine asks for every frame of the screen, for ever; while the
// game sleeps (scene/sleeper_js.go) it is given one only when the player does something, or after the time it has named.
const wakes = ["keydown", "keyup", "pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "touchstart", "wheel",
  "dragover", "drop", "input", "change", "paste", "resize", "focus", "blur", "gamepadconnected", "gamepaddisconnected"];

// The game's start, which looks up what gives it its frames: only the game is to be held, not what else the page does.
function resting(start) {
  const ask = globalThis.requestAnimationFrame;
  let held = null, sleeps = false, alarm = 0;
  const wake = () => {
    clearTimeout(alarm);
    if (held === null) return;
    const frame = held;
    held = null;
    ask(frame);
  };
  globalThis.fourtellRest = (ms) => {
    clearTimeout(alarm);
    sleeps = ms > 0;
    if (sleeps) alarm = setTimeout(wake, ms);
    else wake();
  };
  for (const name of wakes) addEventListener(name, wake, { capture: true, passive: true });
  document.addEventListener("visibilitychange", wake);
  globalThis.requestAnimationFrame = (frame) => {
    if (!sleeps) return ask(frame);
    held = frame;
    return 0;
  };
  try {
    return start();
  } finally {
    globalThis.requestAnimationFrame = ask;
  }
}

// A page that nobody sees gets no frames, so the game could not turn its sound down: it stops the clock of the sound instead
// (scene/sound/hidden_js.go).
const sounds = new Set();
for (const name of ["AudioContext", "webkitAudioContext"]) {
  const Plain = globalThis[name];
  if (typeof Plain !== "function") continue;
  globalThis[name] = class extends Plain {
    constructor(...options) {
      super(...options);
      sounds.add(this);
    }
  };
}
globalThis.fourtellSound = (on) => {
  for (const sound of sounds) {
    const runs = sound.state === "running"; // a browser may say otherwise as soon as it is asked to stop
    if (on && sound.paused) sound.resume();
    else if (!on && runs) sound.suspend();
    sound.paused = !on && (sound.paused || runs);
  }
};
