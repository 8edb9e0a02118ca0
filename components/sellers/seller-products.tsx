import { useTranslations } from "next-intl";

import { ProductGrid } from "@/components/products/product-grid";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { StoreProductPage } from "@/lib/storefronts/queries";

type SellerProductsProps = { sellerId: number; productPage: StoreProductPage };

/** A page of the seller's products; the shop shows all. */
export function SellerProducts({ sellerId, productPage }: SellerProductsProps) {
  const t = useTranslations("sellers.products");
  const { products, totalProducts } = productPage;
  if (products.length === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/mesob.svg"
        title={t("empty")}
        description={t("emptyHint")}
      >
        <ButtonLink href="/shop" variant="outline">
          {t("toShop")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">{t("title")}</h2>
      <ProductGrid products={products} columns={3} isOnTop={false} />
      {totalProducts > products.length && (
        <p className="mt-11 text-center">
          <ButtonLink href={shopHref({ sellerId })} variant="outline">
            {t("all", { count: totalProducts })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
