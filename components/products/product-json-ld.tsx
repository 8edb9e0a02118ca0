import { useTranslations } from "next-intl";

import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import type { Product } from "@/lib/products/dto";
import { listImages } from "@/lib/products/rules";

const at = (path: string) => `${env.APP_URL}${path}`;

/** Structured data of a product and its breadcrumbs for search engines; ratings only if there are real ones. */
export function ProductJsonLd({ product }: { product: Product }) {
  const t = useTranslations("catalog");
  const { id, title, categorySlug } = product;
  const crumbs = [
    [t("shop"), "/shop"],
    [t(`category.${categorySlug}`), `/shop?category=${categorySlug}`],
    [title, `/product/${id}`],
  ] as const;
  const itemListElement = crumbs.map(([name, path], index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: at(path),
  }));
  return (
    <>
      <JsonLd data={offerOf(product)} />
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />
    </>
  );
}

/** A range of prices for variants, otherwise the price. */
function priceOf({ price, maxPrice }: Pick<Product, "price" | "maxPrice">) {
  return maxPrice === null
    ? { "@type": "Offer", price }
    : { "@type": "AggregateOffer", lowPrice: price, highPrice: maxPrice };
}

function offerOf({ id, title, description, stock, seller, ...rest }: Product) {
  const { category, averageRating, totalReviews } = rest;
  return {
    "@type": "Product",
    productID: String(id),
    name: title,
    description,
    image: listImages(rest).map(({ src, alt }) => ({
      "@type": "ImageObject",
      contentUrl: new URL(src, env.APP_URL).toString(),
      caption: alt || title,
    })),
    category,
    brand: { "@type": "Brand", name: seller.username },
    offers: {
      ...priceOf(rest),
      url: at(`/product/${id}`),
      priceCurrency: "USD",
      availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    },
    ...(totalReviews > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: averageRating,
            reviewCount: totalReviews,
          },
        }
      : {}),
  };
}
