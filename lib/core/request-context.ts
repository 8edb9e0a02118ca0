import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/** What a proxy may call a request. Anything else could be somebody's way to write into our log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** How long a request waits for the database in all, in ms: with the way there and back, an answer comes within five seconds. */
const REQUEST_MS = 4_000;

/** The wait is the time in which at least one question is open: several at once don't count several times. */
type Patience = { allowed: number; spent: number; open: number; since: number };
type Current = { id: string; patience: Patience; left: Map<string, unknown> };

// The framework bundles this module more than once; what runs in a request must find one store. lib/core/log reads it.
const shared = globalThis as { shaafiRequest?: AsyncLocalStorage<Current> };

/** The id that came with a request, if it is one, else a new one. */
export function getRequestId(given: string | string[] | undefined): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}

const currentOf = (id: string, allowed: number): Current => ({
  id,
  patience: { allowed, spent: 0, open: 0, since: 0 },
  left: new Map(),
});

/** Whatever the current request still starts carries its id, and waits no longer than it may. */
export function enterRequestContext(id: string) {
  shared.shaafiRequest ??= new AsyncLocalStorage();
  shared.shaafiRequest.enterWith(currentOf(id, REQUEST_MS));
}

/** Runs what nobody sits and waits for (jobs, files of long lists): it may ask the database for so many ms in all. */
export function withDeadline<T>(ms: number, run: () => Promise<T>): Promise<T> {
  shared.shaafiRequest ??= new AsyncLocalStorage();
  const id = shared.shaafiRequest.getStore()?.id ?? randomUUID();
  // Awaited inside: a query of Prisma begins when somebody waits for it.
  return shared.shaafiRequest.run(currentOf(id, ms), async () => await run());
}

/** Stores a value in the request context, so that the page can read what middleware has already computed. */
export function setRequestValue(name: string, thing: unknown) {
  shared.shaafiRequest?.getStore()?.left.set(name, thing);
}

/** Returns and removes a value of the request context; undefined if there is none. */
export function consumeRequestValue(name: string): unknown {
  const left = shared.shaafiRequest?.getStore()?.left;
  const thing = left?.get(name);
  left?.delete(name);
  return thing;
}

/** For how many ms more the current request may wait; without end outside of one (scripts, tests). */
export function remainingMs(): number {
  const patience = shared.shaafiRequest?.getStore()?.patience;
  if (!patience) return Number.POSITIVE_INFINITY;
  const { allowed, spent, open, since } = patience;
  return Math.max(0, allowed - spent - (open > 0 ? performance.now() - since : 0));
}

/** How long the current request may wait for somebody else's answer, a provider's, at most so many ms. */
export function capToDeadline(ms: number): number {
  return Math.min(ms, shared.shaafiRequest?.getStore()?.patience.allowed ?? ms);
}

/** Counts the time until `work` ends as waited. */
export async function trackWait<T>(work: Promise<T>): Promise<T> {
  const patience = shared.shaafiRequest?.getStore()?.patience;
  if (!patience) return work;
  if (patience.open++ === 0) patience.since = performance.now();
  try {
    return await work;
  } finally {
    if (--patience.open === 0) patience.spent += performance.now() - patience.since;
  }
}
