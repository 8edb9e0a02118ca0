"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

import { useCart } from "@/lib/cart/store";
import { HEADER_ICON } from "./header-button";

const MOST_SHOWN = 99;

/** The way to the cart, with the number of pieces in it; nothing at 0. */
export function CartLink() {
  const t = useTranslations("nav");
  const { count } = useCart();
  return (
    <Link href="/cart" aria-label={t("cartCount", { count })} className={HEADER_ICON}>
      <ShoppingBag aria-hidden className="size-5 md:size-6" />
      {count > 0 && (
        <span
          key={count}
          aria-hidden
          dir="ltr"
          className="absolute -end-0.5 top-px h-4.75 min-w-4.75 animate-pop rounded-full bg-brand px-1.25 text-center font-bold text-[0.75rem] text-brand-foreground leading-4.75 ring-2 ring-card"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </Link>
  );
}
