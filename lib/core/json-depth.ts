/** Maximum nesting of objects and arrays; every request needs fewer. */
const MAX_DEPTH = 32;

const STEPS = new Map([
  ["{", 1],
  ["[", 1],
  ["}", -1],
  ["]", -1],
]);

/** Whether JSON is nested too deep; scans each character once, before parsing. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    // Skips brackets in strings.
    if (sign === '"') at = endOfText(text, at);
    else depth += STEPS.get(sign ?? "") ?? 0;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * Returns the index of the closing quote of the string that starts at `start`; for an unterminated one, an index past
 * the end of the JSON.
 */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
  return at;
}
