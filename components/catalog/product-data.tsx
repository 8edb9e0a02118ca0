import type { Product } from "@/lib/catalog/dto";
import { env } from "@/lib/core/env.mjs";

/** What search engines read of a product (schema.org); ratings only where there are real ones. */
export function ProductData({ product }: { product: Product }) {
  const { id, title, description, imageUrl, price, stock, seller, totalReviews } = product;
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    productID: String(id),
    name: title,
    description,
    image: new URL(imageUrl, env.APP_URL).toString(),
    category: product.category,
    brand: { "@type": "Brand", name: seller.username },
    offers: {
      "@type": "Offer",
      url: `${env.APP_URL}/product/${id}`,
      price,
      priceCurrency: "USD",
      availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
    },
    ...(totalReviews > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.averageRating,
            reviewCount: totalReviews,
          },
        }
      : {}),
  };
  // "<" escaped: no text of a seller can end the script element.
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
