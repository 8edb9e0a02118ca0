"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

import { useCart } from "@/lib/cart/store";
import { CountBadge } from "./count-badge";
import { HEADER_ICON } from "./header-button";

/** The way to the cart, with the number of pieces in it; nothing at 0. */
export function CartLink() {
  const t = useTranslations("nav");
  const { count } = useCart();
  return (
    <Link href="/cart" aria-label={t("cartCount", { count })} className={HEADER_ICON}>
      <ShoppingBag aria-hidden className="size-5 md:size-6" />
      <CountBadge count={count} />
    </Link>
  );
}
