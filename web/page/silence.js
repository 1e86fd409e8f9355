// Silence: a download that brings nothing for a while is told, with a way to try
// again. When it goes on after all, so does the page.
const silence = (() => {
  const patience = 15_000; // milliseconds
  let timer = 0, broken = false;
  const retry = () => element("retry");
  // Nothing is waited for any more. Gives whether the silence had been told.
  function end() {
    clearTimeout(timer);
    const was = broken;
    if (was) retry().hidden = true;
    broken = false;
    return was;
  }
  // Something has come, and more is waited for. Gives whether the silence had been told.
  function heard() {
    const was = end();
    if (!failed) timer = setTimeout(() => {
      broken = true;
      tell(() => say("stalled"));
      retry().onclick = () => location.reload();
      retry().hidden = false;
    }, patience);
    return was;
  }
  return { heard, end };
})();
