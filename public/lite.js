// Lite pages: the scripts wait until somebody means to use one; links and forms work without. A button that is pressed
// meanwhile says that it is busy; the page presses it once more when it has begun (lib/http/replay-early-input.ts).
(() => {
  const INTENTS = ["pointerdown", "keydown", "focusin"];
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

  function tell(event) {
    const button = event.target.closest("button");
    if (!button || (button.type === "submit" && button.form)) return;
    load();
    pressed?.removeAttribute("aria-busy");
    pressed = button;
    button.setAttribute("aria-busy", "true");
  }

  function begin() {
    removeEventListener("click", tell, true);
    pressed?.removeAttribute("aria-busy");
  }

  for (const name of INTENTS) addEventListener(name, load, true);
  addEventListener("click", tell, true);
  addEventListener("shaafi-ready", begin, { once: true });
})();
