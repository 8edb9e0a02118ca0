"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { queryKeys } from "@/components/layout/query-keys";
import { refetchQuery } from "@/components/layout/refetch-query";
import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import type { Wishlist } from "@/lib/wishlist/queries";

/** Returns the viewer's wishlist; empty for anonymous visitors, for whom no request is sent. */
export function useWishlist() {
  const { viewer } = useViewer();
  const { data } = useQuery<Wishlist>({ queryKey: queryKeys.wishlist, enabled: viewer !== null });
  return { products: viewer ? (data?.products ?? []) : [] };
}

/** Adds a product to the wishlist or removes it, with a toast. */
export function useWishlistToggle(product: { id: number; title: string }) {
  const t = useTranslations("wishlist");
  const queries = useQueryClient();
  const { mutate, isPending } = useServerMutation({
    send: () => apiSend<{ inWishlist: boolean }>("POST", `/api/wishlist/${product.id}`),
    fallback: t("failedMore"),
    onDone: ({ inWishlist }) =>
      toast.success(inWishlist ? t("added") : t("removed"), product.title),
    onRefused: (message) => toast.error(t("failed"), message),
    onEnd: () => refetchQuery(queries, queryKeys.wishlist),
  });
  return { toggle: () => mutate(), isPending };
}
