/** Seconds in which a decision can be undone before it is sent. */
export const UNDO_SECONDS = 5;

/** Maximum number of sent decisions whose items stay hidden until the list is read again. */
const MAX_SENT = 1_000;

/** A decision that is not sent yet. */
export type QueuedDecision = {
  id: number;
  /** Its items, as `kind-id:version`. */
  items: string[];
  /** Text beside Undo. */
  text: string;
  /** Address that opens the item again. */
  href: string;
  secondsLeft: number;
};

type Snapshot = {
  queued: readonly QueuedDecision[];
  /** Items of queued and sent decisions: they are no longer listed. */
  hidden: ReadonlySet<string>;
  /** Number of decisions whose outcome is known; the list is then read again. */
  finished: number;
};

type NewDecision = Pick<QueuedDecision, "items" | "text" | "href"> & {
  /** Sends the decision, and reports a refusal to the admin. @returns whether it was accepted */
  send: () => Promise<boolean>;
};

type Entry = QueuedDecision & Pick<NewDecision, "send">;

/** The key of one version of an item. */
export const itemVersion = (key: string, version: string) => `${key}:${version}`;

/**
 * Decisions of this browser tab that can still be undone. Nothing is written or emailed before a decision is sent. The
 * countdown stops while `setPaused(true)`, so that an admin who reached Undo by keyboard has time.
 */
export function createDecisionQueue() {
  const listeners = new Set<() => void>();
  let entries: Entry[] = [];
  let sentItems: string[] = [];
  let nextId = 1;
  let isPaused = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let snapshot: Snapshot = { queued: [], hidden: new Set(), finished: 0 };

  function publish(finishedCount = snapshot.finished) {
    const hidden = new Set([...sentItems, ...entries.flatMap(({ items }) => items)]);
    snapshot = { queued: entries, hidden, finished: finishedCount };
    if (entries.length === 0) {
      clearInterval(timer);
      timer = undefined;
    } else {
      timer ??= setInterval(countDown, 1_000);
    }
    for (const listener of listeners) listener();
  }

  function countDown() {
    if (isPaused) return;
    entries = entries.map((entry) => ({ ...entry, secondsLeft: entry.secondsLeft - 1 }));
    const due = entries.filter(({ secondsLeft }) => secondsLeft <= 0);
    entries = entries.filter(({ secondsLeft }) => secondsLeft > 0);
    for (const entry of due) void send(entry);
    publish();
  }

  async function send({ items, send: sendDecision }: Entry) {
    sentItems = [...sentItems, ...items].slice(-MAX_SENT);
    const isAccepted = await sendDecision();
    if (!isAccepted) sentItems = sentItems.filter((item) => !items.includes(item));
    publish(snapshot.finished + 1);
  }

  return {
    add(decision: NewDecision) {
      isPaused = false;
      entries = [...entries, { ...decision, id: nextId++, secondsLeft: UNDO_SECONDS }];
      publish();
    },
    /** Drops a decision that was not sent. @returns the address of its item, undefined if it was sent already */
    undo(id: number) {
      const entry = entries.find((queuedEntry) => queuedEntry.id === id);
      isPaused = false;
      entries = entries.filter((queuedEntry) => queuedEntry.id !== id);
      publish();
      return entry?.href;
    },
    setPaused(isOnHold: boolean) {
      isPaused = isOnHold;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

/** The queue of this tab; it outlives the page, so that a decision is sent although its admin moves on. */
export const decisionQueue = createDecisionQueue();
