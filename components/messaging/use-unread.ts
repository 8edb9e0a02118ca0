"use client";

import { useQuery } from "@tanstack/react-query";

import { queryKeys } from "@/components/layout/query-keys";

/** How many messages wait for the person at this browser; 0 until it is known. Only for somebody signed in. */
export function useUnread(): number {
  const { data } = useQuery<{ count: number }>({
    queryKey: queryKeys.unreadMessages,
    staleTime: 30_000,
  });
  return data?.count ?? 0;
}
