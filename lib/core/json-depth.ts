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
  for (let position = 0; position < text.length; position++) {
    const sign = text[position];
    // Skips brackets in strings.
    if (sign === '"') position = endOfText(text, position);
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
  let position = start + 1;
  while (position < json.length && json[position] !== '"')
    position += json[position] === "\\" ? 2 : 1;
  return position;
}
