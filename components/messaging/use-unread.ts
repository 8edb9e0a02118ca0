"use client";

import { useQuery } from "@tanstack/react-query";

import { queryKeys } from "@/components/layout/query-keys";

/** Number of the current user's unread messages; 0 until loaded. Only for signed-in users. */
export function useUnread(): number {
  const { data } = useQuery<{ count: number }>({
    queryKey: queryKeys.unreadMessages,
    staleTime: 30_000,
  });
  return data?.count ?? 0;
}
