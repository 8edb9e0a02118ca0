// The time from a press to the first frame in which an element has another appearance.

/** @import { Locator } from "@playwright/test" */

/**
 * Runs in the page: watches an element from now on. A frame counts as soon as it is drawn.
 * @param {Element} element
 * @returns {{ change: Promise<number> }} ms after the next press
 */
function watch(element) {
  /** @param {Element} node */
  const styleOf = (node) => {
    const { opacity, backgroundColor, fill, visibility } = getComputedStyle(node);
    return [opacity, backgroundColor, fill, visibility];
  };
  const read = () =>
    JSON.stringify([
      element.isConnected,
      element instanceof HTMLElement ? element.innerText : "",
      ["aria-pressed", "aria-checked", "aria-current"].map((name) => element.getAttribute(name)),
      [element, ...element.querySelectorAll("svg, span")].map(styleOf),
    ]);
  const change = new Promise((resolve) => {
    /** @param {Event} event */
    const begin = ({ timeStamp: pressedAt }) => {
      for (const kind of KINDS) removeEventListener(kind, begin, true);
      const before = read();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - pressedAt);
      const compare = () => {
        if (read() === before) requestAnimationFrame(compare);
        else channel.port2.postMessage(null);
      };
      requestAnimationFrame(compare);
    };
    // The choice of a list has no pointer.
    const KINDS = ["pointerdown", "input"];
    for (const kind of KINDS) addEventListener(kind, begin, true);
  });
  return { change };
}

/**
 * Presses, and returns the ms until `sign` has another appearance or the page is left.
 * @param {Locator} sign
 * @param {() => Promise<unknown>} press
 * @returns {Promise<number>}
 */
export async function timePress(sign, press) {
  const watcher = await sign.evaluateHandle(watch);
  const pressedAt = performance.now();
  await press();
  return watcher.evaluate(({ change }) => change).catch(() => performance.now() - pressedAt);
}
