import { getLocale, getTranslations } from "next-intl/server";

import { ProductGrid } from "@/components/products/product-grid";
import { listFeatured } from "@/lib/shop/queries/featured";
import { SectionHeading } from "./section-heading";

/** The newest products; nothing in a shop without any. */
export async function Featured() {
  const locale = await getLocale();
  const [t, products] = await Promise.all([getTranslations("home.featured"), listFeatured(locale)]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="wrap pt-14 md:pt-21">
      <SectionHeading id="featured" title={t("title")} more={{ href: "/shop", name: t("all") }} />
      <ProductGrid products={products} isOnTop={false} />
    </section>
  );
}
