import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { previewRefundAction } from "@/lib/orders/actions";
import type { RefundPreviewInput } from "@/lib/orders/schema";

/** Time without a change after which the server is called. */
const PAUSE_MS = 250;

/** Returns what a refund returns to the buyer and costs the seller, in cents; undefined while it is unknown. */
export function useRefundPreview(input: RefundPreviewInput | null) {
  const text = input && JSON.stringify(input);
  const [stableText, setStableText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStableText(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const isStable = stableText === text;
  const { data } = useQuery({
    queryKey: queryKeys.refundPreview(stableText),
    queryFn: async () => {
      const result = await previewRefundAction(JSON.parse(stableText ?? "null"));
      return result.ok ? result.data : null;
    },
    enabled: stableText !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
  return isStable && input !== null ? (data ?? undefined) : undefined;
}
