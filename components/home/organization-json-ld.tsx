import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import { BRAND } from "@/lib/core/site";

/** Structured data of the organization and its search, for search engines. */
export function OrganizationJsonLd() {
  const organization = {
    "@type": "Organization",
    name: BRAND,
    url: env.APP_URL,
    logo: `${env.APP_URL}/icon.svg`,
    address: {
      "@type": "PostalAddress",
      addressLocality: "Minneapolis",
      addressRegion: "MN",
      addressCountry: "US",
    },
  };
  const site = {
    "@type": "WebSite",
    name: BRAND,
    url: env.APP_URL,
    potentialAction: {
      "@type": "SearchAction",
      target: `${env.APP_URL}/shop?search={search_term_string}`,
      "query-input": "required name=search_term_string",
    },
  };
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd data={site} />
    </>
  );
}
