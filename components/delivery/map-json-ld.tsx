import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import type { LocalSeller } from "@/lib/delivery/local-sellers/rules";

/** Structured data of the local sellers for search engines. */
export function MapJsonLd({ name, sellers }: { name: string; sellers: LocalSeller[] }) {
  const items = sellers.map((seller, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "LocalBusiness",
      name: seller.name,
      description: seller.description,
      address: seller.address,
      geo: {
        "@type": "GeoCoordinates",
        latitude: seller.latitude,
        longitude: seller.longitude,
      },
      ...(seller.phone ? { telephone: seller.phone } : {}),
      ...(seller.website ? { sameAs: seller.website } : {}),
      ...(seller.sellerId ? { url: `${env.APP_URL}/seller/${seller.sellerId}` } : {}),
    },
  }));
  return <JsonLd data={{ "@type": "ItemList", name, itemListElement: items }} />;
}
