import "server-only";

import type { Metadata } from "next";
import type { Locale } from "next-intl";
import { formatMoney } from "@/lib/core/money";
import { BRAND } from "@/lib/core/site";
import { alternateLinks } from "@/lib/i18n/alternates";
import { routing } from "@/lib/i18n/routing";
import type { Product } from "@/lib/products/dto";
import type { Store, StoreProductPage } from "@/lib/storefronts/queries";
import { BRAND_VERSION, previewVersion, storeVersionOf } from "./link-preview";
import { HEIGHT, WIDTH } from "./size";

// Language and country in the format of Open Graph.
const TERRITORIES: Record<Locale, string> = {
  en: "en_US",
  so: "so_SO",
  om: "om_ET",
  am: "am_ET",
  ar: "ar_AR",
};

type Preview = { [K in "openGraph" | "twitter"]: NonNullable<Metadata[K]> };

/** Link preview of a page; its title and description come from the page. */
export function brandPreview(locale: Locale, alt: string): Preview {
  return previewOf(locale, { url: `/api/og/brand?lang=${locale}&v=${BRAND_VERSION}`, alt });
}

/** Link preview of a product. The address changes with the content of the image. */
export function productPreview(product: Product, locale: Locale): Preview {
  const { id, title, priceCents, imageAlts } = product;
  const altParts = [title, imageAlts[0], formatMoney(priceCents), BRAND];
  const { openGraph, twitter } = previewOf(locale, {
    url: `/api/og/product/${id}?lang=${locale}&v=${previewVersion(product)}`,
    alt: altParts.filter(Boolean).join(" · "),
  });
  const { canonical } = alternateLinks(`/product/${id}`, locale);
  return { openGraph: { ...openGraph, title, url: canonical }, twitter: { ...twitter, title } };
}

/** Link preview of a store. The address changes with the content of the image. */
export function storePreview(store: Store, page: StoreProductPage, locale: Locale): Preview {
  const { urlSlug, storeName: title } = store;
  const { openGraph, twitter } = previewOf(locale, {
    url: `/api/og/store/${urlSlug}?lang=${locale}&v=${storeVersionOf(store, page)}`,
    alt: `${title} · ${BRAND}`,
  });
  const { canonical } = alternateLinks(`/store/${urlSlug}`, locale);
  return { openGraph: { ...openGraph, title, url: canonical }, twitter: { ...twitter, title } };
}

function previewOf(locale: Locale, image: { url: string; alt: string }): Preview {
  const images = [{ ...image, width: WIDTH, height: HEIGHT, type: "image/png" }];
  return {
    openGraph: {
      siteName: BRAND,
      type: "website",
      locale: TERRITORIES[locale],
      alternateLocale: routing.locales
        .filter((other) => other !== locale)
        .map((other) => TERRITORIES[other]),
      images,
    },
    twitter: { card: "summary_large_image", images },
  };
}
