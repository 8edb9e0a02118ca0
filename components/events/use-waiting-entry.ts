import { useQuery, useQueryClient } from "@tanstack/react-query";

import { queryKeys } from "@/components/layout/query-keys";
import { refetchQuery } from "@/components/layout/refetch-query";
import { useViewer } from "@/components/layout/use-viewer";
import type { Waiting } from "@/lib/events/queries/mine";

/** The viewer's entry on the waiting list of an event, and a function that reloads it. */
export function useWaitingEntry(eventId: number, isEnabled = true) {
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const { data = [] } = useQuery<Waiting>({
    queryKey: queryKeys.waitingList,
    enabled: isEnabled && viewer !== null,
  });
  return {
    entry: viewer ? data.find((entry) => entry.eventId === eventId) : undefined,
    reload: () => refetchQuery(queries, queryKeys.waitingList),
  };
}
