"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import type { CartProduct } from "@/lib/cart/rules";
import { useAddToCart } from "./use-add-to-cart";

type BuyButtonsProps = { product: CartProduct; isSoldOut: boolean };

/** The product page's amber action and its quicker sister. */
export function ProductBuyButtons({ product, isSoldOut }: BuyButtonsProps) {
  const t = useTranslations("cart");
  const { add, buyNow } = useAddToCart(product);
  return (
    <>
      <Button variant="brand" size="lg" disabled={isSoldOut} onClick={add} className="grow">
        <ShoppingBag aria-hidden />
        {t("add")}
      </Button>
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
