"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { refetchQuery } from "@/components/layout/refetch-query";
import { markThreadReadAction } from "@/lib/messaging/actions";

type MarkThreadReadProps = { threadId: number; upTo: number; hasUnread: boolean };

/**
 * Marks visible messages as read on mount. Rendering the page must not, because the server also renders prefetched
 * pages. Returning to the tab reloads new messages.
 */
export function MarkThreadRead({ threadId, upTo, hasUnread }: MarkThreadReadProps) {
  const queries = useQueryClient();
  const router = useRouter();

  useEffect(() => {
    if (!hasUnread) return;
    async function mark() {
      const result = await markThreadReadAction({ threadId, upTo });
      if (!result.ok || result.data.marked === 0) return;
      await refetchQuery(queries, queryKeys.unreadMessages);
      router.refresh();
    }
    // Without network the messages stay unread; the next visit marks them.
    mark().catch(() => undefined);
  }, [threadId, upTo, hasUnread, queries, router]);

  useEffect(() => {
    function markIfVisible() {
      if (document.visibilityState === "visible") router.refresh();
    }
    document.addEventListener("visibilitychange", markIfVisible);
    return () => document.removeEventListener("visibilitychange", markIfVisible);
  }, [router]);

  return null;
}
