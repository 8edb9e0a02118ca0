import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/** Allowed request ids of a proxy. Any other value could inject text into the log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** Total database wait of a request in ms; with network time, a response arrives within five seconds. */
const REQUEST_MS = 4_000;

/** Database wait of a request: the time during which at least one query is open. Concurrent queries count once. */
type Patience = { allowed: number; spent: number; open: number; since: number };
type Current = { id: string; patience: Patience; left: Map<string, unknown> };

// Shared through a global: the framework bundles this module more than once. lib/core/log reads it.
const shared = globalThis as { shaafiRequest?: AsyncLocalStorage<Current> };

/** Returns the request id of the header if it is well formed, else a new one. */
export function getRequestId(given: string | string[] | undefined): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}

const currentOf = (id: string, allowed: number): Current => ({
  id,
  patience: { allowed, spent: 0, open: 0, since: 0 },
  left: new Map(),
});

/**
 * Runs `work` with a request id (that of the header if it is well formed) and the maximum wait of a request. Inside of
 * another request context, `work` runs in that one.
 */
export function runInRequestContext<T>(id: string | string[] | undefined, work: () => T): T {
  shared.shaafiRequest ??= new AsyncLocalStorage();
  if (shared.shaafiRequest.getStore()) return work();
  return shared.shaafiRequest.run(currentOf(getRequestId(id), REQUEST_MS), work);
}

/** Returns the id of the current request; undefined outside of a request. */
export const currentRequestId = () => shared.shaafiRequest?.getStore()?.id;

/** Runs background work (jobs, exports) with a total database wait of `ms`. */
export function withDeadline<T>(ms: number, run: () => Promise<T>): Promise<T> {
  shared.shaafiRequest ??= new AsyncLocalStorage();
  const id = shared.shaafiRequest.getStore()?.id ?? randomUUID();
  // Awaited inside the context: a Prisma query starts when it is awaited.
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

/** Returns the remaining wait of the current request in ms; Infinity outside of a request (scripts, tests). */
export function remainingMs(): number {
  const patience = shared.shaafiRequest?.getStore()?.patience;
  if (!patience) return Number.POSITIVE_INFINITY;
  const { allowed, spent, open, since } = patience;
  return Math.max(0, allowed - spent - (open > 0 ? performance.now() - since : 0));
}

/** Returns the timeout for an external provider in ms: `ms`, or the total wait of the request if shorter. */
export function capToDeadline(ms: number): number {
  return Math.min(ms, shared.shaafiRequest?.getStore()?.patience.allowed ?? ms);
}

/** Counts the time until `work` settles as database wait. */
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
