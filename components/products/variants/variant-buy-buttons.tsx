"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAddToCart } from "@/components/cart/use-add-to-cart";
import { Button } from "@/components/ui/button";
import { ShoppingBag } from "@/components/ui/icons";
import type { CartProduct } from "@/lib/cart/rules";
import { useVariantChoice } from "./variant-choice";

/** Adds the chosen variant to the cart; without one, shows which option is missing. */
function useVariantPurchase(product: CartProduct) {
  const { selected, isNotOffered, isReady } = useVariantChoice();
  const item = selected
    ? {
        ...product,
        variantId: selected.id,
        variantTitle: selected.values.join(" / "),
        price: selected.price,
        imageUrl: selected.imageUrl ?? product.imageUrl,
      }
    : product;
  const { add, buyNow } = useAddToCart(item);
  return {
    isSoldOut: selected !== null && selected.stock < 1,
    isNotOffered,
    add: () => {
      if (isReady()) add();
    },
    buyNow: () => {
      if (isReady()) buyNow();
    },
  };
}

type VariantBuyButtonsProps = {
  product: CartProduct;
  /** No variant has stock. */
  isSoldOut: boolean;
  children: ReactNode;
};

/** Add to Cart and Buy Now of the chosen variant, with the two square buttons between them. */
export function VariantBuyButtons({ product, isSoldOut, children }: VariantBuyButtonsProps) {
  const t = useTranslations("cart");
  const purchase = useVariantPurchase(product);
  const isDisabled = isSoldOut || purchase.isSoldOut || purchase.isNotOffered;
  return (
    <>
      <AddButton
        isDisabled={isDisabled}
        isNotOffered={purchase.isNotOffered}
        onAdd={purchase.add}
        className="grow basis-[calc(100%-7.5rem)]"
      />
      {children}
      <Button
        variant="outline"
        size="lg"
        disabled={isDisabled}
        onClick={purchase.buyNow}
        className="grow"
      >
        {t("buyNow")}
      </Button>
    </>
  );
}

/** Add to Cart in the bar at the bottom of a phone. */
export function VariantBarButton({ product, isSoldOut }: Omit<VariantBuyButtonsProps, "children">) {
  const purchase = useVariantPurchase(product);
  const { add, isNotOffered } = purchase;
  const isDisabled = isSoldOut || purchase.isSoldOut || isNotOffered;
  return <AddButton {...{ isDisabled, isNotOffered }} onAdd={add} className="grow" />;
}

type AddButtonProps = {
  isDisabled: boolean;
  isNotOffered: boolean;
  onAdd: () => void;
  className: string;
};

function AddButton({ isDisabled, isNotOffered, onAdd, className }: AddButtonProps) {
  const t = useTranslations("cart");
  const tOption = useTranslations("catalog.option");
  const label = isDisabled ? t("outOfStock") : t("add");
  return (
    <Button
      variant={isDisabled ? "secondary" : "brand"}
      size="lg"
      disabled={isDisabled}
      onClick={onAdd}
      className={className}
    >
      <ShoppingBag aria-hidden />
      {isNotOffered ? tOption("notOffered") : label}
    </Button>
  );
}
