import { useTranslations } from "next-intl";

import type { Product } from "@/lib/products/dto";
import { RecentlyViewed } from "./recently-viewed";

/** Products viewed in this browser before `product`; the server does not know them. */
export function ViewedSection({ product: { id, title, price, imageUrl } }: { product: Product }) {
  const t = useTranslations("recentlyViewed");
  return <RecentlyViewed product={{ id, title, price, imageUrl }} heading={t("title")} />;
}
