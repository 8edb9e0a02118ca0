"use client";

import { useQuery } from "@tanstack/react-query";

import { queryClient } from "@/components/layout/query-client";
import { apiGet } from "@/lib/http/api-client";
import type { NotificationItem } from "@/lib/notifications/queries";

export const NEWS_PATH = "/api/notifications";

/** The viewer's news; asked once a page, since nothing of ours polls. */
export function useNotifications() {
  const { data } = useQuery(
    { queryKey: [NEWS_PATH], queryFn: () => apiGet<NotificationItem>(NEWS_PATH) },
    queryClient(),
  );
  return { unread: data?.unread ?? 0, items: data?.items ?? [] };
}
