// Lite pages: the scripts wait until somebody means to use one; links and forms work without. Whoever pressed a
// button meanwhile has pressed it as soon as it can answer.
(() => {
  const INTENTS = ["pointerdown", "keydown", "focusin"];
  let isReady = false;
  let pressed = null;

  function load() {
    for (const name of INTENTS) removeEventListener(name, load, true);
    for (const waiting of document.querySelectorAll('script[type="text/lite"]')) {
      const script = document.createElement("script");
      if (waiting.id) script.id = waiting.id;
      script.async = true;
      script.src = waiting.dataset.src;
      waiting.replaceWith(script);
    }
  }

  function keep(event) {
    const button = event.target.closest("button");
    if (isReady || !button || (button.type === "submit" && button.form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    load();
    pressed = button;
    button.setAttribute("aria-busy", "true");
  }

  function press() {
    isReady = true;
    removeEventListener("click", keep, true);
    if (!pressed) return;
    pressed.removeAttribute("aria-busy");
    pressed.click();
  }

  for (const name of INTENTS) addEventListener(name, load, true);
  addEventListener("click", keep, true);
  addEventListener("shaafi-ready", press, { once: true });
})();
