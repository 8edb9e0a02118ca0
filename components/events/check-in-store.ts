import { STORAGE_KEYS } from "@/lib/brand/constants";
import type { Guest } from "@/lib/events/queries/guests";

/** A seat that was read here and is not yet known to the server; `at` ISO 8601. */
export type Scan = { code: string; at: string };

type Kept = { userId: number; savedAt: number; guests: Guest[]; queue: Scan[] };

/** Names of guests stay on no device for longer. */
const KEEP_MS = 2 * 86_400_000;

const keyOf = (eventId: number) => `${STORAGE_KEYS.checkIn}:${eventId}`;

/** What this device keeps of an event's door, for whoever is signed in; null where there is nothing. */
export function readKept(eventId: number, userId: number): Kept | null {
  try {
    dropOld();
    const text = window.localStorage.getItem(keyOf(eventId));
    // Safe because `keep` alone writes it.
    const kept = text ? (JSON.parse(text) as Kept) : null;
    return kept?.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the list and what waits to be sent, so that a closed tab loses nothing. */
export function keep(eventId: number, kept: Omit<Kept, "savedAt">) {
  try {
    const text = JSON.stringify({ ...kept, savedAt: Date.now() });
    window.localStorage.setItem(keyOf(eventId), text);
  } catch {
    // storage is full or forbidden: the open page still knows
  }
}

function dropOld() {
  for (const key of Object.keys(window.localStorage)) {
    if (!key.startsWith(`${STORAGE_KEYS.checkIn}:`)) continue;
    const { savedAt = 0, queue = [] } = JSON.parse(
      window.localStorage.getItem(key) ?? "{}",
    ) as Partial<Kept>;
    if (queue.length === 0 && Date.now() - savedAt > KEEP_MS) window.localStorage.removeItem(key);
  }
}
