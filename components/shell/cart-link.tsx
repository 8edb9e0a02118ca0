"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { Link } from "@/components/ui/link";
import { useCart } from "@/lib/cart/store";
import { CountBadge } from "./count-badge";

/** Link to the cart with the number of units in it; no badge at 0. */
export function CartLink() {
  const t = useTranslations("nav");
  const { count } = useCart();
  return (
    <Link href="/cart" className={HEADER_ICON}>
      <span className="sr-only">{t("cartCount", { count })}</span>
      <ShoppingBag aria-hidden className="size-5 md:size-6" />
      <CountBadge count={count} />
    </Link>
  );
}
