import { AsyncLocalStorage } from "node:async_hooks";

const store = new AsyncLocalStorage<Set<string>>();

/** Names what a service changed ("product:12"); the door it was reached through refreshes the cached pages. */
export function invalidateTags(...tags: string[]) {
  const set = store.getStore();
  for (const tag of tags) set?.add(tag);
}

/** Runs `work` and answers its result with the tags it changed. The caller invalidates after the commit. */
export async function collectInvalidations<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: string[] }> {
  const tags = new Set<string>();
  const result = await store.run(tags, work);
  return { result, tags: [...tags] };
}
