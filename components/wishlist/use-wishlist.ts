"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import { apiSend, messageOf } from "@/lib/web/client";
import type { Wishlist } from "@/lib/wishlist/queries";

const KEY = ["/api/wishlist"];

/** The viewer's wishlist, asked for once a page and only for somebody signed in. */
export function useWishlist(initial?: Wishlist) {
  const { viewer } = useViewer();
  const { data } = useQuery<Wishlist>({
    queryKey: KEY,
    enabled: viewer !== null,
    ...(initial ? { initialData: initial } : {}),
  });
  return { viewer, products: data?.products ?? [] };
}

/** Puts a product on the list or takes it off, and says so. */
export function useWishlistToggle(product: { id: number; title: string }) {
  const t = useTranslations("wishlist");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => apiSend<{ inWishlist: boolean }>("POST", `/api/wishlist/${product.id}`),
    onSuccess: ({ inWishlist }) =>
      notify.success(inWishlist ? t("added") : t("removed"), product.title),
    onError: (error) => notify.error(t("failed"), messageOf(error, t("failedMore"))),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
