"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { useViewer } from "@/components/layout/use-viewer";
import { ShoppingBag } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { movePendingItems } from "@/lib/cart/pending-items-store";
import { useCart } from "@/lib/cart/store";
import { CountBadge } from "./count-badge";

/** Link to the cart with the number of units in it; no badge at 0. */
export function CartLink() {
  const t = useTranslations("nav");
  const { count } = useCart();
  const { viewer } = useViewer();
  const isSignedIn = viewer !== null;
  // A sign-in at a provider or by a link does not pass through our form.
  useEffect(() => {
    if (isSignedIn) movePendingItems();
  }, [isSignedIn]);
  return (
    <Link href="/cart" className={HEADER_ICON}>
      <span className="sr-only">{t("cartCount", { count })}</span>
      <ShoppingBag aria-hidden className="size-5 md:size-6" />
      <CountBadge count={count} />
    </Link>
  );
}
