// What this process has made or fetched of late, up to a number of bytes; what was used longest ago goes first.

/** What a thing takes besides its parts, in bytes; and what a number does, which stands in its place. */
const PLACE = 64;
const NUMBER = 8;

/** About what it takes: texts count double, since most pages hold letters that need two bytes. */
function sizeOf(value) {
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (value instanceof Uint8Array) return value.byteLength;
  let bytes = PLACE;
  for (const part of value instanceof Map ? value.values() : Object.values(value)) {
    bytes += sizeOf(part);
  }
  return bytes;
}

/** @param {number} limit in bytes */
export function createMemory(limit) {
  const entries = new Map();
  let bytes = 0;

  function remove(key) {
    bytes -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const kept = entries.get(key);
      if (!kept) return null;
      entries.delete(key);
      entries.set(key, kept);
      return kept.entry;
    },
    set(key, entry) {
      remove(key);
      const size = sizeOf(entry);
      entries.set(key, { entry, size });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= limit) break;
        remove(oldest);
      }
    },
    remove,
    clear() {
      entries.clear();
      bytes = 0;
    },
  };
}
