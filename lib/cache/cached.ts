import "server-only";

import { unstable_cache } from "next/cache";

import { onPrimary } from "@/lib/db/client";

const HOUR = 3_600;

/**
 * A read that is kept until one of its tags changes (lib/cache/invalidation-context), an hour at most. What it answers
 * must be the same for everybody and survive JSON. It is read from the primary: a replica that lags behind would bring
 * back what has just changed, for an hour.
 */
export function cached<T>(tags: string[], key: string[], read: () => Promise<T>): Promise<T> {
  return unstable_cache(() => onPrimary(read), key, { tags, revalidate: HOUR })();
}
