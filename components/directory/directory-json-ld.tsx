import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import type { Listed } from "@/lib/directory/dto";
import { openingHoursSpecification } from "@/lib/directory/hours";
import { businessPath } from "@/lib/directory/rules";

/** Structured data of the businesses on a page for search engines; only known values. */
export function DirectoryJsonLd({ businesses }: { businesses: Listed[] }) {
  return (
    <JsonLd
      data={{
        "@type": "ItemList",
        itemListElement: businesses.map((business, index) => ({
          "@type": "ListItem",
          position: index + 1,
          item: toData(business),
        })),
      }}
    />
  );
}

function toData({ id, name, description, hours, languages, ...business }: Listed) {
  const { address, phone, email, website, imageUrl } = business;
  const url = `${env.APP_URL}${businessPath(id)}`;
  return {
    "@type": "LocalBusiness",
    "@id": url,
    name,
    description,
    address: { "@type": "PostalAddress", streetAddress: address },
    telephone: phone,
    url: website ?? url,
    ...(email ? { email } : {}),
    ...(imageUrl ? { image: new URL(imageUrl, env.APP_URL).toString() } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    ...(hours ? { openingHoursSpecification: openingHoursSpecification(hours) } : {}),
  };
}
