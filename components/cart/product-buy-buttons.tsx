"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ShoppingBag } from "@/components/ui/icons";
import type { CartProduct } from "@/lib/cart/rules";
import { useAddToCart } from "./use-add-to-cart";

type BuyButtonsProps = { product: CartProduct; isSoldOut: boolean };

type ProductBuyButtonsProps = BuyButtonsProps & {
  /** The two square buttons that complete the row of the amber action. */
  children: ReactNode;
};

/** The product page's amber action and, in the next row, the express purchase. */
export function ProductBuyButtons({ product, isSoldOut, children }: ProductBuyButtonsProps) {
  const t = useTranslations("cart");
  const { add, buyNow } = useAddToCart(product);
  return (
    <>
      <Button
        variant="brand"
        size="lg"
        disabled={isSoldOut}
        onClick={add}
        className="grow basis-[calc(100%-7.5rem)]"
      >
        <ShoppingBag aria-hidden />
        {t("add")}
      </Button>
      {children}
      <Button variant="outline" size="lg" disabled={isSoldOut} onClick={buyNow} className="grow">
        {t("buyNow")}
      </Button>
    </>
  );
}

/** The bar at the bottom of a phone's product page. */
export function BuyBarButton({ product, isSoldOut }: BuyButtonsProps) {
  const t = useTranslations("cart");
  const { add } = useAddToCart(product);
  return (
    <Button variant="brand" size="lg" disabled={isSoldOut} onClick={add} className="grow">
      <ShoppingBag aria-hidden />
      {t("add")}
    </Button>
  );
}
