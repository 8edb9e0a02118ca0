import { AsyncLocalStorage } from "node:async_hooks";

import type { CacheTag } from "./tags";

const store = new AsyncLocalStorage<Set<CacheTag>>();

/** Marks tags such as "product:12" as changed; the HTTP or action adapter invalidates them after the commit. */
export function invalidateTags(...tags: CacheTag[]) {
  const set = store.getStore();
  for (const tag of tags) set?.add(tag);
}

/** Returns the result of `work` and the tags that it marked. The caller invalidates them after the commit. */
export async function collectInvalidations<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: CacheTag[] }> {
  const tags = new Set<CacheTag>();
  const result = await store.run(tags, work);
  return { result, tags: [...tags] };
}
