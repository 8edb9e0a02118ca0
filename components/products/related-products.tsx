import { getLocale, getTranslations } from "next-intl/server";

import type { Product } from "@/lib/products/dto";
import { listRelated } from "@/lib/shop/queries/featured";
import { ProductGrid } from "./product-grid";

/** Popular products of the same category. */
export async function RelatedProducts({ product }: { product: Product }) {
  const [t, products] = await Promise.all([
    getTranslations("catalog"),
    listRelated(product, await getLocale()),
  ]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="wrap pb-14 md:pb-21">
      <h2 id="related" className="display mb-6 text-d3">
        {t("related")}
      </h2>
      <ProductGrid products={products} isOnTop={false} />
    </section>
  );
}
