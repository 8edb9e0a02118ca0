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
  | "reports.title"
  | "storefronts.title"
  | "brand.title";

/** `generateMetadata` of a page that is nobody's but the viewer's: a title, and nothing for search engines. */
export function privatePageMetadata(key: TitleKey) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(key), robots: { index: false } };
  };
}
