import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import type { ProductOfPage } from "@/lib/products/translatable-fields";
import { ProductDetail } from "./product-detail";
import { ProductFacts } from "./product-facts";
import { ProductStory } from "./product-story";

/** A product that only its seller and admins can see, below a banner with the reason. */
export function ProductPreview({ product }: { product: ProductOfPage }) {
  const t = useTranslations("catalog.preview");
  const { moderationStatus } = product;
  const state = moderationStatus === "approved" ? "off" : moderationStatus;
  return (
    <>
      <div className="wrap pt-4">
        <Banner tone="info" title={t(`${state}.title`)}>
          {t(`${state}.text`)}
        </Banner>
      </div>
      <ProductDetail product={product} />
      <ProductFacts product={product} />
      <ProductStory product={product} />
    </>
  );
}
