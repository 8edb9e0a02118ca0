import { JsonLd } from "@/components/ui/json-ld";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { env } from "@/lib/core/env.mjs";
import type { Seller } from "@/lib/sellers/dto";
import type { SellerReviews } from "@/lib/sellers/queries/sellers";

type SellerJsonLdProps = { seller: Seller; reviews: SellerReviews };

/** Structured data of a seller for search engines; a rating only if there are real ones. */
export function SellerJsonLd({ seller, reviews }: SellerJsonLdProps) {
  const { id, profileImage, city, country, bio, createdAt } = seller;
  const { averageRating, totalReviews } = reviews;
  const url = `${env.APP_URL}/seller/${id}`;
  const address = {
    "@type": "PostalAddress",
    ...(city ? { addressLocality: city } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  const rating = {
    "@type": "AggregateRating",
    ratingValue: averageRating,
    reviewCount: totalReviews,
    bestRating: 5,
    worstRating: 1,
  };
  return (
    <JsonLd
      data={{
        "@type": "ProfilePage",
        url,
        dateCreated: createdAt,
        mainEntity: {
          "@type": "Organization",
          name: sellerNameOf(seller),
          url,
          ...(bio ? { description: bio } : {}),
          ...(profileImage ? { image: profileImage } : {}),
          ...(city || country ? { address } : {}),
          ...(totalReviews > 0 ? { aggregateRating: rating } : {}),
        },
      }}
    />
  );
}
