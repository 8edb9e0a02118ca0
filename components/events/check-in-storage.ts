import { STORAGE_KEYS } from "@/lib/core/site";

/** A scanned seat that the server has not confirmed yet; `at` ISO 8601. */
export type Scan = { code: string; at: string };

type StoredQueue = { userId: number; queue: Scan[] };

const keyOf = (eventId: number) => `${STORAGE_KEYS.checkIn}:${eventId}`;

/** Unsent check-ins of an event on this device, for the signed-in user. */
export function readQueue(eventId: number, userId: number): Scan[] {
  try {
    const text = window.localStorage.getItem(keyOf(eventId));
    // Safe because only `saveQueue` writes it.
    const storedQueue = text ? (JSON.parse(text) as StoredQueue) : null;
    return storedQueue?.userId === userId ? storedQueue.queue : [];
  } catch {
    return [];
  }
}

/**
 * Stores unsent check-ins, so that closing the tab loses nothing. Removed once all are sent; names are never stored.
 */
export function saveQueue(eventId: number, storedQueue: StoredQueue) {
  try {
    if (storedQueue.queue.length === 0) window.localStorage.removeItem(keyOf(eventId));
    else window.localStorage.setItem(keyOf(eventId), JSON.stringify(storedQueue));
  } catch {
    // storage is full or forbidden: the open page still has the queue
  }
}
