"use client";

import { useQuery } from "@tanstack/react-query";

import { queryKeys } from "@/components/layout/query-keys";
import type { NotificationItem } from "@/lib/notifications/queries";

/** The viewer's notifications; fetched once per page, without polling. */
export function useNotifications() {
  const { data } = useQuery<NotificationItem>({ queryKey: queryKeys.notifications });
  return { unread: data?.unread ?? 0, items: data?.items ?? [] };
}
