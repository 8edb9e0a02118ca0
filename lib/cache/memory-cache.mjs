// In-memory LRU cache with a limit in bytes.
import { LRUCache } from "lru-cache";

/** Bytes of an object besides its properties, and of a number; both are estimates. */
const ENTRY_OVERHEAD = 64;
const NUMBER = 8;

/**
 * Returns the estimated size in bytes. Strings count two bytes per character, since most pages contain non-Latin
 * characters.
 */
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
 * Creates an LRU cache. Uses lru-cache: finding the oldest key of a Map walks over all entries deleted before it.
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
