import "server-only";

import { answers } from "./answers.mjs";
import { createMemory } from "./cache-memory.mjs";
import { isOnReplica } from "./db";

/** What takes longer to find out than to keep. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** A day that ends has no tag. */
const LONGEST_MS = 10 * 60 * 1_000;

type Kept<T> = { key: string; at: number; answer: Promise<T>; value?: T };
const memory = createMemory(MEMORY_BYTES);

function find<T>(tags: string[], key: string): Promise<T> | null {
  const kept = memory.get(key) as Kept<T> | null;
  const isGood = kept && answers.now() - kept.at < LONGEST_MS && answers.isSince(kept.at, tags);
  return isGood ? kept.answer : null;
}

function keep<T>(key: string, answer: Promise<T>): Promise<T> {
  const begun: Kept<T> = { key, at: answers.now(), answer };
  memory.set(key, begun);
  const isLast = () => memory.get(key) === begun;
  // What it takes of the memory is known when it is there. A failure is nobody's but theirs who waited for it.
  answer.then(
    (value) => isLast() && memory.set(key, Object.assign(begun, { value })),
    () => isLast() && memory.remove(key),
  );
  return answer;
}

/**
 * A read of what everybody gets the same answer to, kept in this process until one of `tags` changes, ten minutes at most;
 * who asks while it is read waits for the same answer. Unlike `cached` it holds what anybody may type, since it forgets
 * what was asked for longest ago, and it keeps the thing itself: nobody may change it. A server that may have missed a
 * change reads anew, and nothing is kept of a replica, which may lag behind the change.
 */
export function remembered<T>(tags: string[], key: string, read: () => Promise<T>): Promise<T> {
  if (isOnReplica()) return read();
  return find<T>(tags, key) ?? keep(key, read());
}

type Each<T> = {
  /** What one of them is kept under. */
  key: (id: number) => string;
  tags: (id: number) => string[];
  /** Reads those that are not kept, all at once. */
  read: (ids: number[]) => Promise<Map<number, T>>;
};

/** The same for many of a kind, each kept by itself. @returns those that there are, in the order of `ids` */
export async function rememberedEach<T>(ids: number[], { key, tags, read }: Each<T>): Promise<T[]> {
  const kept = new Map(
    isOnReplica() ? [] : ids.map((id) => [id, find<T | undefined>(tags(id), key(id))]),
  );
  const missing = ids.filter((id) => !kept.get(id));
  const found = missing.length > 0 ? read(missing) : Promise.resolve(new Map<number, T>());
  const all = ids.map((id) => {
    const one = found.then((rows) => rows.get(id));
    return kept.get(id) ?? (isOnReplica() ? one : keep(key(id), one));
  });
  return (await Promise.all(all)).flatMap((one) => (one === undefined ? [] : [one]));
}
