import "server-only";

import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

type TitleKey =
  | "admin.title"
  | "cart.title"
  | "compare.title"
  | "checkout.title"
  | "orders.mine"
  | "payouts.title"
  | "wishlist.title"
  | "accounts.profile.title"
  | "accounts.loginTitle"
  | "accounts.registerTitle"
  | "dashboard.title"
  | "sellerTools.title"
  | "products.addTitle"
  | "monthlyReports.title"
  | "storefronts.title"
  | "brand.title";

/** Returns `generateMetadata` for a page of the viewer: a title, and noindex for search engines. */
export function privatePageMetadata(key: TitleKey) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(key), robots: { index: false } };
  };
}
