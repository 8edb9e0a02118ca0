import "server-only";

import { answers } from "./answers.mjs";
import { createMemory } from "./cache-memory.mjs";
import { isOnReplica } from "./db";

/** What takes long to find out and little to keep. */
const MEMORY_BYTES = 4 * 1024 * 1024;

/** A day that ends has no tag. */
const LONGEST_MS = 10 * 60 * 1_000;

type Kept<T> = { key: string; at: number; answer: Promise<T> };
const memory = createMemory(MEMORY_BYTES);

/**
 * A read of what everybody gets the same answer to, kept in this process until one of `tags` changes, ten minutes at most;
 * who asks while it is read waits for the same answer. Unlike `cached` it holds what anybody may type, since it forgets
 * what was asked for longest ago. A server that may have missed a change reads anew, and nothing is kept of a replica, which
 * may lag behind the change.
 */
export function remembered<T>(tags: string[], key: string, read: () => Promise<T>): Promise<T> {
  if (isOnReplica()) return read();
  const kept = memory.get(key) as Kept<T> | null;
  if (kept && answers.now() - kept.at < LONGEST_MS && answers.isSince(kept.at, tags)) {
    return kept.answer;
  }
  const begun = { key, at: answers.now(), answer: read() };
  memory.set(key, begun);
  // A failure is nobody's but theirs who waited for it.
  begun.answer.catch(() => memory.get(key) === begun && memory.remove(key));
  return begun.answer;
}
