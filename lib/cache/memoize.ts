import "server-only";

import { isOnReplica } from "@/lib/db/client";
import { createMemoryCache } from "./memory-cache.mjs";
import { responseCache } from "./response-cache.mjs";

/** What takes longer to find out than to keep. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Numbers alone: some three thousand with what they are kept under. */
const TOTALS_BYTES = 1024 * 1024;

/** A day that ends has no tag. */
const LONGEST_MS = 10 * 60 * 1_000;

/** What is being read, and after that what was read. */
type Kept<T> = { at: number; reading: Promise<T> } | { at: number; value: T };
const memory = createMemoryCache(MEMORY_BYTES);
const totals = createMemoryCache(TOTALS_BYTES);

type Lookup = { longestMs?: number; within?: typeof memory };

function look<T>(
  tags: string[],
  key: string,
  { longestMs = LONGEST_MS, within = memory }: Lookup = {},
): Kept<T> | null {
  const kept = within.get(key) as Kept<T> | null;
  const isGood =
    kept && responseCache.now() - kept.at < longestMs && responseCache.isSince(kept.at, tags);
  return isGood ? kept : null;
}

const promiseOf = <T>(kept: Kept<T>): Promise<T> =>
  "reading" in kept ? kept.reading : Promise.resolve(kept.value);

function find<T>(tags: string[], key: string, where?: Lookup): Promise<T> | null {
  const kept = look<T>(tags, key, where);
  return kept && promiseOf(kept);
}

function keep<T>(key: string, reading: Promise<T>, within = memory): Promise<T> {
  const at = responseCache.now();
  const begun: Kept<T> = { at, reading };
  within.set(key, begun);
  const isLast = () => within.get(key) === begun;
  // Only the value stays: a promise holds on to all that belongs to the request in which it was made, a page's whole
  // making with it. A failure is nobody's but theirs who waited for it.
  reading.then(
    (value) => isLast() && within.set(key, { at, value }),
    () => isLast() && within.remove(key),
  );
  return reading;
}

/**
 * A read of what everybody gets the same answer to, kept in this process until one of `tags` changes, ten minutes at most;
 * who asks while it is read waits for the same answer. Unlike `cached` it holds what anybody may type, since it forgets
 * what was asked for longest ago, and it keeps the thing itself: nobody may change it. A server that may have missed a
 * change reads anew, and nothing is kept of a replica, which may lag behind the change.
 */
export function memoize<T>(tags: string[], key: string, read: () => Promise<T>): Promise<T> {
  if (isOnReplica()) return read();
  return find<T>(tags, key) ?? keep(key, read());
}

/**
 * The same for how many there are of something: of very many that takes longest of all to find out, and what is asked
 * for once and never again must not drive it out.
 */
export function memoizeCount(
  tags: string[],
  key: string,
  read: () => Promise<number>,
): Promise<number> {
  if (isOnReplica()) return read();
  return find<number>(tags, key, { within: totals }) ?? keep(key, read(), totals);
}

/** As long as a page that is kept may lag behind a change. */
const MOMENT_MS = 2_000;

/**
 * A read over so much that no tag tells when it changes: kept for two seconds, so that those who look at the same time
 * share one reading.
 */
export function memoizeShort<T>(key: string, read: () => Promise<T>): Promise<T> {
  if (isOnReplica()) return read();
  return find<T>([], key, { longestMs: MOMENT_MS }) ?? keep(key, read());
}

type Each<T> = {
  /** What one of them is kept under. */
  key: (id: number) => string;
  tags: (id: number) => string[];
  /** Reads those that are not kept, all at once. */
  read: (ids: number[]) => Promise<Map<number, T>>;
};

/**
 * The same for many of a kind, each kept by itself. Where all are known nothing is waited for: a promise for each would
 * cost a list more than to look them up.
 * @returns those that there are, in the order of `ids`
 */
export async function memoizeMany<T>(ids: number[], { key, tags, read }: Each<T>): Promise<T[]> {
  if (isOnReplica()) {
    const rows = await read(ids);
    return present(ids.map((id) => rows.get(id)));
  }
  const kept = ids.map((id) => ({ id, entry: look<T | undefined>(tags(id), key(id)) }));
  const known = kept.flatMap(({ entry }) => (entry && "value" in entry ? [entry.value] : []));
  if (known.length === ids.length) return present(known);

  const missing = kept.flatMap(({ id, entry }) => (entry ? [] : [id]));
  const found = missing.length > 0 ? read(missing) : Promise.resolve(new Map<number, T>());
  const all = kept.map(({ id, entry }) =>
    entry
      ? promiseOf(entry)
      : keep(
          key(id),
          found.then((rows) => rows.get(id)),
        ),
  );
  return present(await Promise.all(all));
}

const present = <T>(values: (T | undefined)[]) =>
  values.flatMap((value) => (value === undefined ? [] : [value]));
