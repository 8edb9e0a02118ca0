import { ViewTracker } from "@/components/analytics/view-tracker";
import { ViewedSection } from "@/components/recently-viewed/viewed-section";
import { ReviewSection } from "@/components/reviews/review-section";
import type { ProductOfPage } from "@/lib/products/translatable-fields";
import type { getReviewSummary } from "@/lib/reviews/queries";
import { BuyBar } from "./buy-bar";
import { ProductDetail } from "./product-detail";
import { ProductJsonLd } from "./product-json-ld";
import { ProductStory } from "./product-story";
import { RelatedProducts } from "./related-products";

type ProductViewProps = {
  product: ProductOfPage;
  summary: Awaited<ReturnType<typeof getReviewSummary>>;
};

export function ProductView({ product, summary }: ProductViewProps) {
  return (
    <>
      <ProductJsonLd product={product} />
      <ProductDetail product={product} />
      <ProductStory product={product} />
      <ReviewSection product={product} summary={summary} />
      <RelatedProducts product={product} />
      <ViewedSection product={product} />
      <BuyBar product={product} />
      <ViewTracker productId={product.id} />
    </>
  );
}
