import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { listImages } from "@/lib/products/rules";
import type { ProductOfPage } from "@/lib/products/translatable-fields";
import { toGalleryImage } from "./gallery-image";
import { ProductGallery } from "./product-gallery";

/** The gallery of a product: each image with the seller's text, or the title, with its number if there are several. */
export function ProductImages({ product }: { product: ProductOfPage }) {
  const t = useTranslations("catalog.gallery");
  const { title, locale } = product;
  const all = listImages(product);
  const titleOf = (index: number) =>
    all.length === 1
      ? title
      : t("image", { title, number: String(index + 1), count: String(all.length) });
  return (
    <PageMessages namespaces={["catalog.gallery"]}>
      <ProductGallery
        images={all.map(({ src, alt }, index) =>
          toGalleryImage({
            src,
            alt: alt || titleOf(index),
            lang: alt ? locale : undefined,
            isFirst: index === 0,
          }),
        )}
        weave={categoryPattern(product)}
        fallback={fallbackOf(product)}
      />
    </PageMessages>
  );
}
