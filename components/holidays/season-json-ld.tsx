import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import type { Season } from "@/lib/holidays/season-rules";
import type { SeasonProducts } from "./season-products";

type SeasonJsonLdProps = { season: Season; name: string; products: SeasonProducts["products"] };

/** Structured data of a collection for search engines: its products in order. */
export function SeasonJsonLd({ season, name, products }: SeasonJsonLdProps) {
  return (
    <JsonLd
      data={{
        "@type": "CollectionPage",
        name,
        url: `${env.APP_URL}/holiday-stores?tab=${season}`,
        mainEntity: {
          "@type": "ItemList",
          numberOfItems: products.length,
          itemListElement: products.map(({ id, title }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: title,
            url: `${env.APP_URL}/product/${id}`,
          })),
        },
      }}
    />
  );
}
