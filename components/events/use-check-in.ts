"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";

import { checkInAction, refreshGuestsAction } from "@/lib/events/actions";
import type { CheckedIn } from "@/lib/events/dto";
import type { Guest, GuestList } from "@/lib/events/queries/guests";
import { type Verdict, withCheckIn, withQueue } from "./check-in-queue";
import { readQueue, type Scan, saveQueue } from "./check-in-storage";

const REFRESH_MS = 15_000;

type SendResult = { kind: "done"; result: CheckedIn } | { kind: "offline" } | { kind: "refused" };

/** Sends one seat to the server. Without network the promise of an action rejects. */
async function send(eventId: number, scan: Scan): Promise<SendResult> {
  try {
    const result = await checkInAction({ eventId, ...scan });
    if (result.ok) return { kind: "done", result: result.data };
    return { kind: result.status >= 500 || result.status === 429 ? "offline" : "refused" };
  } catch {
    return { kind: "offline" };
  }
}

/**
 * Checks in seats. The open page has the list; scanned codes are stored on the device and sent in order, so that
 * check-in continues offline.
 */
export function useCheckIn(list: GuestList, userId: number) {
  const eventId = list.event.id;
  const [guests, setGuests] = useState<Guest[]>(list.guests);
  const [queue, setQueue] = useState<Scan[]>([]);
  const [isOnline, setIsOnline] = useState(true);
  const [isRefused, setIsRefused] = useState(false);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  // The current state, for work that spans renders.
  const now = useRef({ guests: list.guests, queue: [] as Scan[] });
  const sending = useRef(false);

  function put(next: { guests: Guest[]; queue: Scan[] }) {
    now.current = next;
    setGuests(next.guests);
    setQueue(next.queue);
    saveQueue(eventId, { userId, queue: next.queue });
  }

  /** Sends the queue in order. Returns the result of each code. */
  async function flush() {
    const results = new Map<string, CheckedIn>();
    if (sending.current) return results;
    sending.current = true;
    for (let [scan] = now.current.queue; scan; [scan] = now.current.queue) {
      const sendResult = await send(eventId, scan);
      setIsOnline(sendResult.kind !== "offline");
      setIsRefused(sendResult.kind === "refused");
      if (sendResult.kind !== "done") break;
      const { result } = sendResult;
      results.set(scan.code, result);
      put(withResult(now.current, scan, result));
      setVerdict((current) =>
        current?.code === scan.code ? { ...current, result, isQueued: false } : current,
      );
    }
    sending.current = false;
    return results;
  }

  async function read(code: string) {
    const guest = now.current.guests.find((entry) => entry.code === code) ?? null;
    if (guest?.checkedInAt) {
      const result = { outcome: "already", at: guest.checkedInAt } as const;
      setVerdict({ code, result, guest, isQueued: false });
      return;
    }
    const time = new Date().toISOString();
    const { queue: waiting } = now.current;
    put({
      guests: withCheckIn(now.current.guests, code, time),
      queue: [...waiting, { code, at: time }],
    });
    const results = (await flush()).get(code);
    const local: CheckedIn = guest ? { outcome: "in", at: time } : { outcome: "unknown" };
    setVerdict({ code, result: results ?? local, guest, isQueued: results === undefined });
  }

  async function refresh() {
    await flush();
    try {
      const result = await refreshGuestsAction({ eventId });
      if (result.ok)
        put({ ...now.current, guests: withQueue(result.data.guests, now.current.queue) });
      setIsOnline(result.ok || result.status < 500);
    } catch {
      setIsOnline(false);
    }
  }

  useNetwork({
    onStart: () => {
      const storedQueue = readQueue(eventId, userId);
      put({ guests: withQueue(list.guests, storedQueue), queue: storedQueue });
      setIsOnline(navigator.onLine);
      void flush();
    },
    onBack: () => void refresh(),
    onLost: () => setIsOnline(false),
  });

  const dismiss = () => setVerdict(null);
  return { guests, queue, isOnline, isRefused, verdict, read, refresh, dismiss };
}

type NetworkEvents = { onStart: () => void; onBack: () => void; onLost: () => void };

/** Calls `onBack` every 15 seconds and when the network returns, `onLost` when it is lost. */
function useNetwork(events: NetworkEvents) {
  const begin = useEffectEvent(events.onStart);
  const again = useEffectEvent(events.onBack);
  const onConnectionLost = useEffectEvent(events.onLost);
  useEffect(() => {
    begin();
    const [onBack, onLost] = [() => again(), () => onConnectionLost()];
    window.addEventListener("online", onBack);
    window.addEventListener("offline", onLost);
    const timer = setInterval(onBack, REFRESH_MS);
    return () => {
      window.removeEventListener("online", onBack);
      window.removeEventListener("offline", onLost);
      clearInterval(timer);
    };
  }, []);
}

/** The list after the server's response for the first queued code: another device may have been earlier. */
function withResult(
  { guests, queue }: { guests: Guest[]; queue: Scan[] },
  { code }: Scan,
  result: CheckedIn,
) {
  const checkedInAt = result.outcome === "unknown" ? null : result.at;
  return {
    guests: guests.map((guest) => (guest.code === code ? { ...guest, checkedInAt } : guest)),
    queue: queue.slice(1),
  };
}
