import { useTranslations } from "next-intl";

import type { Product } from "@/lib/products/dto";
import { RecentlyViewed } from "./recently-viewed";

/** What this browser looked at before `product`; it knows, the server does not. */
export function ViewedSection({ product: { id, title, price, imageUrl } }: { product: Product }) {
  const t = useTranslations("recentlyViewed");
  return <RecentlyViewed product={{ id, title, price, imageUrl }} heading={t("title")} />;
}
