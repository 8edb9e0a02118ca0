import "server-only";

import { revalidateTag } from "next/cache";
import type { CacheTag } from "@/lib/cache/tags";

/** Invalidates the cached pages and reads that have one of `tags`, at once (architecture.md, section 0.2). */
export function revalidateTags(tags: CacheTag[]) {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
