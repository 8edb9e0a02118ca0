import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/** Allowed request ids of a proxy. Any other value could inject text into the log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

/** Total database wait of a request in ms; with network time, a response arrives within five seconds. */
const REQUEST_MS = 4_000;

/** Database wait of a request: the time during which at least one query is open. Concurrent queries count once. */
type Wait = { allowedMs: number; spentMs: number; open: number; since: number };
type Current = { id: string; wait: Wait; values: Map<string, unknown> };

// Shared through a global: the framework bundles this module more than once. lib/core/log reads it.
const globals = globalThis as { shaafiRequest?: AsyncLocalStorage<Current> };

/** Returns the request id of the header if it is well formed, else a new one. */
export function getRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && WELL_FORMED.test(header) ? header : randomUUID();
}

const currentOf = (id: string, allowedMs: number): Current => ({
  id,
  wait: { allowedMs, spentMs: 0, open: 0, since: 0 },
  values: new Map(),
});

/**
 * Runs `work` with a request id (that of the header if it is well formed) and the maximum wait of a request. Inside of
 * another request context, `work` runs in that one.
 */
export function runInRequestContext<T>(id: string | string[] | undefined, work: () => T): T {
  globals.shaafiRequest ??= new AsyncLocalStorage();
  if (globals.shaafiRequest.getStore()) return work();
  return globals.shaafiRequest.run(currentOf(getRequestId(id), REQUEST_MS), work);
}

/** Returns the id of the current request; undefined outside of a request. */
export const currentRequestId = () => globals.shaafiRequest?.getStore()?.id;

/** Runs background work (jobs, exports) with a total database wait of `ms`. */
export function withDeadline<T>(ms: number, run: () => Promise<T>): Promise<T> {
  globals.shaafiRequest ??= new AsyncLocalStorage();
  const id = globals.shaafiRequest.getStore()?.id ?? randomUUID();
  // Awaited inside the context: a Prisma query starts when it is awaited.
  return globals.shaafiRequest.run(currentOf(id, ms), async () => await run());
}

/** Stores a value in the request context, so that the page can read what middleware has already computed. */
export function setRequestValue(name: string, thing: unknown) {
  globals.shaafiRequest?.getStore()?.values.set(name, thing);
}

/** Returns and removes a value of the request context; undefined if there is none. */
export function consumeRequestValue(name: string): unknown {
  const values = globals.shaafiRequest?.getStore()?.values;
  const thing = values?.get(name);
  values?.delete(name);
  return thing;
}

/** Returns the remaining wait of the current request in ms; Infinity outside of a request (scripts, tests). */
export function remainingMs(): number {
  const wait = globals.shaafiRequest?.getStore()?.wait;
  if (!wait) return Number.POSITIVE_INFINITY;
  const { allowedMs, spentMs, open, since } = wait;
  return Math.max(0, allowedMs - spentMs - (open > 0 ? performance.now() - since : 0));
}

/** Returns the timeout for an external provider in ms: `ms`, or the total wait of the request if shorter. */
export function capToDeadline(ms: number): number {
  return Math.min(ms, globals.shaafiRequest?.getStore()?.wait.allowedMs ?? ms);
}

/** Counts the time until `work` settles as database wait. */
export async function trackWait<T>(work: Promise<T>): Promise<T> {
  const wait = globals.shaafiRequest?.getStore()?.wait;
  if (!wait) return work;
  if (wait.open++ === 0) wait.since = performance.now();
  try {
    return await work;
  } finally {
    if (--wait.open === 0) wait.spentMs += performance.now() - wait.since;
  }
}
