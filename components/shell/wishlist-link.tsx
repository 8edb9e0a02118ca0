"use client";

import { useTranslations } from "next-intl";
import { HEADER_ICON } from "@/components/layout/header-button-classes";
import { useWishlist } from "@/components/products/use-wishlist";
import { Heart } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { CountBadge } from "./count-badge";

/** Link to the wishlist with the number of products in it. */
export function WishlistLink() {
  const t = useTranslations("nav");
  const count = useWishlist().products.length;
  return (
    <Link href="/wishlist" className={HEADER_ICON}>
      <span className="sr-only">{t("wishlistCount", { count })}</span>
      <Heart aria-hidden className="size-6" />
      <CountBadge count={count} />
    </Link>
  );
}
