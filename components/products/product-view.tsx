import type { ReactNode } from "react";
import { ViewTracker } from "@/components/analytics/view-tracker";
import { ViewedSection } from "@/components/recently-viewed/viewed-section";
import { ReviewSection } from "@/components/reviews/review-section";
import type { ProductOfPage } from "@/lib/products/translatable-fields";
import type { getReviewSummary } from "@/lib/reviews/queries";
import { ActiveImageProvider } from "./active-image";
import { BuyBar } from "./buy-bar";
import { ProductDetail } from "./product-detail";
import { ProductFacts } from "./product-facts";
import { ProductJsonLd } from "./product-json-ld";
import { ProductStory } from "./product-story";
import { RelatedProducts } from "./related-products";
import { VariantProvider } from "./variants/lazy-variants";

type ProductViewProps = {
  product: ProductOfPage;
  summary: Awaited<ReturnType<typeof getReviewSummary>>;
};

/** Connects the gallery with the choice of a variant, which the buttons and the bar on phones share. */
function ProductChoice({ product, children }: { product: ProductOfPage; children: ReactNode }) {
  const { options, variants } = product;
  return (
    <ActiveImageProvider>
      {product.hasVariants ? (
        <VariantProvider options={options} variants={variants}>
          {children}
        </VariantProvider>
      ) : (
        children
      )}
    </ActiveImageProvider>
  );
}

export function ProductView({ product, summary }: ProductViewProps) {
  return (
    <ProductChoice product={product}>
      <ProductJsonLd product={product} />
      <ProductDetail product={product} />
      <ProductFacts product={product} />
      <ProductStory product={product} />
      <ReviewSection product={product} summary={summary} />
      <RelatedProducts product={product} />
      <ViewedSection product={product} />
      <BuyBar product={product} />
      <ViewTracker productId={product.id} />
    </ProductChoice>
  );
}
