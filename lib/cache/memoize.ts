import "server-only";

import { isOnReplica } from "@/lib/db/connections";
import { invalidations } from "./invalidations.mjs";
import { createMemoryCache } from "./memory-cache.mjs";
import { preventSharing, reportTags } from "./page-reads.mjs";
import type { CacheTag } from "./tags";

/** Memory for cached values. Bytes. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Memory for about three thousand counts with their keys. Bytes. */
const TOTALS_BYTES = 1024 * 1024;

/** Maximum age: no tag is invalidated when a date passes. Milliseconds. */
const LONGEST_MS = 10 * 60 * 1_000;

/** A pending read, replaced by its value when it resolves. */
type Entry<T> = { at: number; reading: Promise<T> } | { at: number; value: T };
const memory = createMemoryCache(MEMORY_BYTES);
const totals = createMemoryCache(TOTALS_BYTES);

type Lookup = { longestMs?: number; within?: typeof memory };

function findEntry<T>(
  tags: CacheTag[],
  key: string,
  { longestMs = LONGEST_MS, within = memory }: Lookup = {},
): Entry<T> | null {
  const entry = within.get(key) as Entry<T> | null;
  const isValid =
    entry &&
    invalidations.now() - entry.at < longestMs &&
    invalidations.isUnchangedSince(entry.at, tags);
  return isValid ? entry : null;
}

/** Reports a read to the page that it is for. A replica may lag behind an invalidation, so its data is not shared. */
function reportRead(tags: CacheTag[]) {
  if (isOnReplica()) preventSharing();
  else reportTags(tags);
}

const promiseOf = <T>(entry: Entry<T>): Promise<T> =>
  "reading" in entry ? entry.reading : Promise.resolve(entry.value);

function find<T>(tags: CacheTag[], key: string, where?: Lookup): Promise<T> | null {
  const entry = findEntry<T>(tags, key, where);
  return entry && promiseOf(entry);
}

function store<T>(key: string, reading: Promise<T>, within = memory): Promise<T> {
  const startedAt = invalidations.now();
  const begun: Entry<T> = { at: startedAt, reading };
  within.set(key, begun);
  const isLast = () => within.get(key) === begun;
  // Replaces the promise by its value: a promise retains the whole request in which it was created. A failed read is
  // not cached.
  reading.then(
    (value) => isLast() && within.set(key, { at: startedAt, value }),
    () => isLast() && within.remove(key),
  );
  return reading;
}

/**
 * Returns the result of `read`, cached in this process until one of `tags` is invalidated, for ten minutes at most;
 * concurrent callers share one read. The result must be the same for every viewer. Unlike `cached`, keys may contain
 * user input, since the least recently used entries are evicted. Values are shared, not copied: callers must not mutate
 * them. Entries are not used while this process may have missed an invalidation, and reads from a replica, which may
 * lag, are not cached.
 */
export function memoize<T>(tags: CacheTag[], key: string, read: () => Promise<T>): Promise<T> {
  reportRead(tags);
  if (isOnReplica()) return read();
  return find<T>(tags, key) ?? store(key, read());
}

/**
 * Same as `memoize`, for counts. They have their own memory: counting many rows is the slowest read, and values
 * requested only once must not evict it.
 */
export function memoizeCount(
  tags: CacheTag[],
  key: string,
  read: () => Promise<number>,
): Promise<number> {
  reportRead(tags);
  if (isOnReplica()) return read();
  return find<number>(tags, key, { within: totals }) ?? store(key, read(), totals);
}

/** Maximum age of a short-lived entry; a cached page may be as old. Milliseconds. */
const MOMENT_MS = 2_000;

/**
 * Returns the result of a read that depends on too much data for tags: cached for two seconds, so that concurrent
 * requests share one read.
 */
export function memoizeShort<T>(key: string, read: () => Promise<T>): Promise<T> {
  reportRead([]);
  if (isOnReplica()) return read();
  return find<T>([], key, { longestMs: MOMENT_MS }) ?? store(key, read());
}

type Each<T> = {
  /** Cache key of one entry. */
  key: (id: number) => string;
  tags: (id: number) => CacheTag[];
  /** Reads all missing entries in one call. */
  read: (ids: number[]) => Promise<Map<number, T>>;
};

/**
 * Same as `memoize` for a list of ids with one entry each. Awaits nothing when all are cached, since a promise per
 * entry costs more than the lookup.
 * @returns the values that exist, in the order of `ids`
 */
export async function memoizeMany<T>(ids: number[], { key, tags, read }: Each<T>): Promise<T[]> {
  reportRead(ids.flatMap(tags));
  if (isOnReplica()) {
    const rows = await read(ids);
    return present(ids.map((id) => rows.get(id)));
  }
  const entries = ids.map((id) => ({ id, entry: findEntry<T | undefined>(tags(id), key(id)) }));
  const values = entries.flatMap(({ entry }) => (entry && "value" in entry ? [entry.value] : []));
  if (values.length === ids.length) return present(values);

  const missing = entries.flatMap(({ id, entry }) => (entry ? [] : [id]));
  const reads = missing.length > 0 ? read(missing) : Promise.resolve(new Map<number, T>());
  const all = entries.map(({ id, entry }) =>
    entry
      ? promiseOf(entry)
      : store(
          key(id),
          reads.then((rows) => rows.get(id)),
        ),
  );
  return present(await Promise.all(all));
}

const present = <T>(values: (T | undefined)[]) =>
  values.flatMap((value) => (value === undefined ? [] : [value]));
