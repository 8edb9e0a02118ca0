import "server-only";

import { unstable_cache } from "next/cache";

const HOUR = 3_600;

/**
 * A read that is kept until one of its tags changes (lib/core/changes), an hour at most. What it answers
 * must be the same for everybody and survive JSON.
 */
export function cached<T>(tags: string[], key: string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(read, key, { tags, revalidate: HOUR })();
}
