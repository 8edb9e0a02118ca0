"use client";

import { useQuery } from "@tanstack/react-query";

import { queryClient } from "@/components/layout/query-client";

/** A key is the path of its call. */
export const UNREAD = ["/api/messages/unread"];

/** How many messages wait for the person at this browser; 0 until it is known. Only for somebody signed in. */
export function useUnread(): number {
  const { data } = useQuery<{ count: number }>(
    { queryKey: UNREAD, staleTime: 30_000 },
    queryClient(),
  );
  return data?.count ?? 0;
}
