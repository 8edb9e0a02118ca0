import "server-only";

import { unstable_cache } from "next/cache";

import { onPrimary } from "@/lib/db/connections";
import { trackRead } from "./next/render-tracker.mjs";
import { reportTags } from "./page-reads.mjs";
import type { CacheTag } from "./tags";

const HOUR = 3_600;

/**
 * Returns the result of `read`, cached until one of its tags is invalidated (lib/cache/invalidation-context), for an
 * hour at most. The result must be the same for every viewer and serializable as JSON. Reads from the primary: a
 * lagging replica would put the old value back into the cache for an hour.
 */
export function cached<T>(tags: CacheTag[], key: string[], read: () => Promise<T>): Promise<T> {
  reportTags(tags);
  return trackRead(() => unstable_cache(() => onPrimary(read), key, { tags, revalidate: HOUR })());
}
