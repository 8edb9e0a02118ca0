import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { listMisses } from "./queries";

/** The searches that found nothing, the most frequent first, as rows of a file. @throws DomainError unauthenticated, forbidden */
export async function exportMisses(viewer: Viewer) {
  const misses = await listMisses(viewer);
  return [
    ["search", "count", "lastAt"],
    ...misses.map(({ query, count, lastAt }) => [query, count, lastAt]),
  ];
}
