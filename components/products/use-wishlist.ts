"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { queryKeys } from "@/components/layout/query-keys";
import { refetchQuery } from "@/components/layout/refetch-query";
import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { type Result, toResult } from "@/lib/http/result";
import type { Wishlist } from "@/lib/wishlist/queries";

/** Returns the viewer's wishlist; empty for anonymous visitors, for whom no request is sent. */
export function useWishlist() {
  const { viewer } = useViewer();
  const { data } = useQuery<Wishlist>({ queryKey: queryKeys.wishlist, enabled: viewer !== null });
  return { products: viewer ? (data?.products ?? []) : [] };
}

type Choice = { inWishlist: boolean };

const includes = (products: Wishlist["products"], productId: number) =>
  products.some(({ id }) => id === productId);

/**
 * Adds a product to the wishlist or removes it, with a toast. `isListed` is the last choice at once; after a refusal it
 * is that of the list again.
 */
export function useWishlistToggle({ id, title }: { id: number; title: string }) {
  const t = useTranslations("wishlist");
  const queries = useQueryClient();
  const isSaved = includes(useWishlist().products, id);

  /** The call inverts the state: after a refused press, the next one may have nothing left to change. */
  async function send(inWishlist: boolean): Promise<Result<Choice>> {
    const saved = queries.getQueryData<Wishlist>(queryKeys.wishlist);
    if (saved && includes(saved.products, id) === inWishlist) return toResult({ inWishlist });
    return apiSend<Choice>("POST", `/api/wishlist/${id}`);
  }

  const { mutate, isPending, variables } = useServerMutation<Choice, boolean>({
    send,
    scope: `wishlist/${id}`,
    fallback: t("failedMore"),
    onDone: ({ inWishlist }) => toast.success(inWishlist ? t("added") : t("removed"), title),
    onRefused: (message) => toast.error(t("failed"), message),
    onEnd: () => refetchQuery(queries, queryKeys.wishlist),
  });
  const isListed = isPending ? variables : isSaved;
  return { isListed, toggle: () => mutate(!isListed) };
}
