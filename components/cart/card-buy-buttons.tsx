"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { ShoppingBag } from "@/components/ui/icons";
import type { CartProduct } from "@/lib/cart/rules";
import { useAddToCart } from "./use-add-to-cart";

type BuyButtonsProps = {
  product: CartProduct;
  isSoldOut: boolean;
  /** The product has variants, which are chosen on its page. */
  hasOptions: boolean;
};

/** A card's two actions, stacked where they do not fit; one disabled button if sold out, one link with options. */
export function CardBuyButtons({ product, isSoldOut, hasOptions }: BuyButtonsProps) {
  const t = useTranslations("cart");
  const { add, buyNow } = useAddToCart(product);
  if (isSoldOut) {
    return (
      <Button variant="secondary" disabled className="w-full">
        {t("outOfStock")}
      </Button>
    );
  }
  if (hasOptions) {
    return (
      <ButtonLink
        href={`/product/${product.productId}`}
        variant="outline"
        aria-label={t("chooseTitle", { title: product.title })}
        className="w-full"
      >
        {t("choose")}
      </ButtonLink>
    );
  }
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        variant="outline"
        onClick={add}
        aria-label={t("addTitle", { title: product.title })}
        className="grow-99 max-sm:px-2"
      >
        <ShoppingBag aria-hidden />
        {t("add")}
      </Button>
      <Button
        variant="ghost"
        onClick={buyNow}
        aria-label={t("buyTitle", { title: product.title })}
        className="grow"
      >
        {t("buyNow")}
      </Button>
    </div>
  );
}
