"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { createLiveAnswer, useLiveAnswer } from "@/components/layout/shared-query";
import { useViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiGet, apiSend, errorMessage } from "@/lib/http/api-client";
import type { Wishlist } from "@/lib/wishlist/queries";

/** The call, and so the answer's key. */
export const WISHLIST = "/api/wishlist";

const wishlist = createLiveAnswer(WISHLIST, () => apiGet<Wishlist>(WISHLIST));

/** The viewer's wishlist, asked for once a page and only for somebody signed in. */
export function useWishlist() {
  const { viewer } = useViewer();
  const { data } = useLiveAnswer(wishlist, viewer !== null);
  return { products: data?.products ?? [] };
}

/** Puts a product on the list or takes it off, and says so. Without a mutation of the library: it is on every card. */
export function useWishlistToggle(product: { id: number; title: string }) {
  const t = useTranslations("wishlist");
  const [isPending, setIsPending] = useState(false);

  async function toggle() {
    setIsPending(true);
    try {
      const path = `/api/wishlist/${product.id}` as const;
      const { inWishlist } = await apiSend<{ inWishlist: boolean }>("POST", path);
      toast.success(inWishlist ? t("added") : t("removed"), product.title);
    } catch (error) {
      toast.error(t("failed"), errorMessage(error, t("failedMore")));
    }
    await wishlist.refresh();
    setIsPending(false);
  }

  return { toggle, isPending };
}
