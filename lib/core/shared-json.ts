/** JSON of the shared values of this process; null until it is first needed. */
const texts = new WeakMap<object, string | null>();

/** Marks an immutable value that many responses contain, such as a cached row: its JSON is computed once. */
export function shareJson<T extends object>(value: T): T {
  texts.set(value, null);
  return value;
}

/** Returns the JSON of a value. That of a shared value, or of the shared elements of a list, is reused. */
export function toJson(value: unknown): string {
  if (!Array.isArray(value)) return jsonOf(value);
  // JSON.stringify serializes a missing element as null.
  return `[${value.map((element) => (element === undefined ? "null" : jsonOf(element))).join(",")}]`;
}

function jsonOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const storedText = texts.get(value);
  if (storedText) return storedText;
  const text = JSON.stringify(value);
  if (storedText === null) texts.set(value, text);
  return text;
}
