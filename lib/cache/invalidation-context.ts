import { AsyncLocalStorage } from "node:async_hooks";

const store = new AsyncLocalStorage<Set<string>>();

/** Marks tags such as "product:12" as changed; the HTTP or action adapter invalidates them after the commit. */
export function invalidateTags(...tags: string[]) {
  const set = store.getStore();
  for (const tag of tags) set?.add(tag);
}

/** Returns the result of `work` and the tags that it marked. The caller invalidates them after the commit. */
export async function collectInvalidations<T>(
  work: () => Promise<T>,
): Promise<{ result: T; tags: string[] }> {
  const tags = new Set<string>();
  const result = await store.run(tags, work);
  return { result, tags: [...tags] };
}
