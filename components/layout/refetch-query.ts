import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches a query after a write. Cancels its first fetch if that is in progress: `invalidateQueries` alone would wait
 * for it, and it may return the data from before the write.
 */
export async function refetchQuery(queries: QueryClient, queryKey: QueryKey) {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}
