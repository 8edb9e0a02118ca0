"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Heart } from "lucide-react";
import { useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import { apiSend, messageOf } from "@/lib/web/client";
import type { Wishlist } from "@/lib/wishlist/queries";

const KEY = ["/api/wishlist"];

type HeartButtonProps = {
  productId: number;
  title: string;
  /** A disc on a picture, or a bordered square beside buttons. */
  look: "disc" | "square";
};

const LOOKS = {
  disc: "hit-44 size-9 rounded-full bg-white text-dye-ink shadow-sm",
  square: "size-13 rounded-md border border-input bg-card hover:border-foreground hover:bg-accent",
};

/** The wishlist's heart. The list is the viewer's own, so only the browser knows whether it is filled. */
export function HeartButton({ productId, title, look }: HeartButtonProps) {
  const t = useTranslations("wishlist");
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const { data } = useQuery<Wishlist>({ queryKey: KEY, enabled: viewer !== null });
  const isIn = data?.products.some((product) => product.id === productId) ?? false;

  const toggle = useMutation({
    mutationFn: () => apiSend<{ inWishlist: boolean }>("POST", `/api/wishlist/${productId}`),
    onSuccess: ({ inWishlist }) => notify.success(inWishlist ? t("added") : t("removed"), title),
    onError: (error) => notify.error(t("failed"), messageOf(error, t("failedMore"))),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });

  function press() {
    if (viewer) toggle.mutate();
    else notify.error(t("loginRequired"), t("loginRequiredMore"));
  }

  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={t("toggle", { title })}
      disabled={toggle.isPending}
      onClick={press}
      className={`grid shrink-0 place-items-center ${LOOKS[look]}`}
    >
      <Heart aria-hidden className={`size-5 ${isIn ? "fill-dye-berbere text-dye-berbere" : ""}`} />
    </button>
  );
}
