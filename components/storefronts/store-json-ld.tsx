import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import type { Store, StoreProductPage } from "@/lib/storefronts/queries";

type StoreJsonLdProps = { store: Store; productPage: StoreProductPage };

/** Structured data of a store for search engines; a rating only if there are real ones. */
export function StoreJsonLd({ store, productPage }: StoreJsonLdProps) {
  const { storeName, description, urlSlug, logoImageUrl, bannerImageUrl, website } = store;
  const elsewhere = [website, ...Object.values(store.socialMedia)].filter(Boolean);
  return (
    <JsonLd
      data={{
        "@type": "OnlineStore",
        name: storeName,
        description,
        url: `${env.APP_URL}/store/${urlSlug}`,
        ...(logoImageUrl ? { logo: logoImageUrl } : {}),
        ...(bannerImageUrl ? { image: bannerImageUrl } : {}),
        ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
        ...ratingOf(productPage),
      }}
    />
  );
}

function ratingOf({ averageRating, totalReviews }: StoreProductPage) {
  if (totalReviews === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: averageRating,
      reviewCount: totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
  };
}
