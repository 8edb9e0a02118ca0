"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";

import { queryKeys } from "@/components/layout/query-keys";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Wishlist } from "@/lib/wishlist/queries";
import { WishlistCard } from "./wishlist-card";

/** The viewer's wishlist; removed products disappear at once. */
export function WishlistView({ initial }: { initial: Wishlist }) {
  const t = useTranslations("wishlist");
  const { data } = useQuery({ queryKey: queryKeys.wishlist, initialData: initial });
  const { products } = data;

  if (products.length === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/shemma.svg"
        title={t("empty")}
        description={t("emptyHint")}
        as="h1"
      >
        <ButtonLink href="/shop" variant="brand">
          {t("toShop")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="display text-d2">{t("title")}</h1>
      <p className="mt-1 mb-6 text-muted-foreground">{t("count", { count: products.length })}</p>
      <ul className="grid grid-cols-2 gap-x-3.5 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="grid min-w-0">
            <WishlistCard product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}
