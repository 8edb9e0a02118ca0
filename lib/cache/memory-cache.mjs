// In-memory LRU cache with a limit in bytes.
import { LRUCache } from "lru-cache";

/** Bytes of an object besides its properties, and of a number; both are estimates. */
const ENTRY_OVERHEAD = 64;
const NUMBER = 8;

/**
 * Returns the estimated size in bytes. Strings count two bytes per character, since most pages contain non-Latin
 * characters.
 * @param {unknown} value
 * @returns {number}
 */
function sizeOf(value) {
  if (typeof value === "string") return 2 * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (value instanceof Uint8Array) return value.byteLength;
  let bytes = ENTRY_OVERHEAD;
  for (const item of value instanceof Map ? value.values() : Object.values(value)) {
    bytes += sizeOf(item);
  }
  return bytes;
}

/**
 * Creates an LRU cache. Uses lru-cache: finding the oldest key of a Map walks over all entries deleted before it.
 * @template {{}} T
 * @param {number} limit in bytes
 */
export function createMemoryCache(limit) {
  /** @type {LRUCache<string, T>} */
  const entries = new LRUCache({
    maxSize: limit,
    sizeCalculation: (entry, key) => ENTRY_OVERHEAD + sizeOf(key) + sizeOf(entry),
  });
  return {
    /**
     * @param {string} key
     * @returns {T | null}
     */
    get: (key) => entries.get(key) ?? null,
    /**
     * @param {string} key
     * @param {T} entry
     */
    set: (key, entry) => void entries.set(key, entry),
    /** @param {string} key */
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/**
 * @template {{}} T
 * @typedef {ReturnType<typeof createMemoryCache<T>>} MemoryCache
 */
