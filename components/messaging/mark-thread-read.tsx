"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { markThreadReadAction } from "@/lib/messaging/actions";

type MarkThreadReadProps = { threadId: number; upTo: number; hasUnread: boolean };

/**
 * Marks what is on the screen as read once it is there. Rendering the page must not: the server also renders
 * what a browser fetches ahead and nobody looks at. Coming back to the tab looks for what is new.
 */
export function MarkThreadRead({ threadId, upTo, hasUnread }: MarkThreadReadProps) {
  const queries = useQueryClient();
  const router = useRouter();

  useEffect(() => {
    if (!hasUnread) return;
    async function mark() {
      const result = await markThreadReadAction({ threadId, upTo });
      if (!result.ok || result.data.marked === 0) return;
      await queries.invalidateQueries({ queryKey: queryKeys.unreadMessages });
      router.refresh();
    }
    // Unread it stays when the network is gone; the next visit marks it.
    mark().catch(() => undefined);
  }, [threadId, upTo, hasUnread, queries, router]);

  useEffect(() => {
    function look() {
      if (document.visibilityState === "visible") router.refresh();
    }
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);

  return null;
}
