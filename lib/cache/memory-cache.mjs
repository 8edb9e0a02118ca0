// What this process has made or fetched of late, up to a number of bytes; what was used longest ago goes first.
import { LRUCache } from "lru-cache";

/** What a thing takes besides its parts, in bytes; and what a number does, which stands in its place. */
const ENTRY_OVERHEAD = 64;
const NUMBER = 8;

/** About what it takes: texts count double, since most pages hold letters that need two bytes. */
function sizeOf(value) {
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (value instanceof Uint8Array) return value.byteLength;
  let bytes = ENTRY_OVERHEAD;
  for (const part of value instanceof Map ? value.values() : Object.values(value)) {
    bytes += sizeOf(part);
  }
  return bytes;
}

/**
 * By lru-cache: a Map that moves what is used to its end walks over all that it moved before whenever it looks for its
 * beginning.
 * @param {number} limit in bytes
 */
export function createMemoryCache(limit) {
  const entries = new LRUCache({
    maxSize: limit,
    sizeCalculation: (entry, key) => ENTRY_OVERHEAD + sizeOf(key) + sizeOf(entry),
  });
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, entry) => void entries.set(key, entry),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
