import { STORAGE_KEYS } from "@/lib/core/site";

/** A seat that was read here and is not yet known to the server; `at` ISO 8601. */
export type Scan = { code: string; at: string };

type Kept = { userId: number; queue: Scan[] };

const keyOf = (eventId: number) => `${STORAGE_KEYS.checkIn}:${eventId}`;

/** What waits on this device to be sent from an event's door, for whoever is signed in. */
export function readQueue(eventId: number, userId: number): Scan[] {
  try {
    const text = window.localStorage.getItem(keyOf(eventId));
    // Safe because `keepQueue` alone writes it.
    const kept = text ? (JSON.parse(text) as Kept) : null;
    return kept?.userId === userId ? kept.queue : [];
  } catch {
    return [];
  }
}

/** Keeps what waits, so that a closed tab loses nothing. Once all is sent nothing stays; no name is ever kept. */
export function keepQueue(eventId: number, kept: Kept) {
  try {
    if (kept.queue.length === 0) window.localStorage.removeItem(keyOf(eventId));
    else window.localStorage.setItem(keyOf(eventId), JSON.stringify(kept));
  } catch {
    // storage is full or forbidden: the open page still knows
  }
}
