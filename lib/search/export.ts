import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { listMisses } from "./queries";

/**
 * Returns the searches without results as rows of a file, most frequent first.
 * @throws DomainError forbidden
 */
export async function exportMisses(viewer: Viewer) {
  const misses = await listMisses(viewer);
  return [
    ["search", "count", "lastAt"],
    ...misses.map(({ query, count, lastAt }) => [query, count, lastAt]),
  ];
}
