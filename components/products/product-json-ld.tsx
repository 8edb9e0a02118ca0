import { useTranslations } from "next-intl";
import { JsonLd } from "@/components/ui/json-ld";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { env } from "@/lib/core/env.mjs";
import { RETURN_DAYS } from "@/lib/orders/refunds/rules";
import type { Product } from "@/lib/products/dto";
import { FACT_KEYS } from "@/lib/products/facts/rules";
import { isStored } from "@/lib/products/images/rules";
import { type AltImage, isReturnable, listImages } from "@/lib/products/rules";
import { useFactText } from "./use-fact-text";

const toAbsoluteUrl = (path: string) => `${env.APP_URL}${path}`;

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
    item: toAbsoluteUrl(path),
  }));
  const factText = useFactText();
  const properties = FACT_KEYS.flatMap((key) => {
    const value = factText(key, product.facts);
    return value ? [{ "@type": "PropertyValue", name: t(`facts.name.${key}`), value }] : [];
  });
  return (
    <>
      <JsonLd data={{ ...offerOf(product), ...detailsOf(product), ...listOf(properties) }} />
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />
    </>
  );
}

/** A range of prices for variants, otherwise the price. */
function priceOf({ price, maxPrice, sale }: Product) {
  const until = sale ? { priceValidUntil: sale.endsAt.slice(0, 10) } : {};
  return maxPrice === null
    ? { "@type": "Offer", price, ...until }
    : { "@type": "AggregateOffer", lowPrice: price, highPrice: maxPrice, ...until };
}

const storedOf = (images: AltImage[]) => images.filter(({ src }) => isStored(src));

const listOf = (properties: object[]) =>
  properties.length > 0 ? { additionalProperty: properties } : {};

/** Identifiers, material and weight; missing ones are left out. */
function detailsOf({ sku, barcode, weightGrams, facts: { material } }: Product) {
  return {
    ...(sku ? { sku } : {}),
    ...(barcode ? { gtin: barcode } : {}),
    ...(material ? { material } : {}),
    ...(weightGrams
      ? { weight: { "@type": "QuantitativeValue", value: weightGrams, unitCode: "GRM" } }
      : {}),
  };
}

function returnPolicyOf({ returnPolicy }: Product) {
  const policy = { "@type": "MerchantReturnPolicy", applicableCountry: "US" };
  return isReturnable(returnPolicy)
    ? {
        ...policy,
        returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
        merchantReturnDays: RETURN_DAYS,
      }
    : { ...policy, returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted" };
}

function offerOf(product: Product) {
  const { id, title, description, stock, seller, ...rest } = product;
  const { category, averageRating, totalReviews } = rest;
  return {
    "@type": "Product",
    productID: String(id),
    name: title,
    description,
    image: storedOf(listImages(rest)).map(({ src, alt }) => ({
      "@type": "ImageObject",
      contentUrl: new URL(src, env.APP_URL).toString(),
      caption: alt || title,
    })),
    category,
    brand: { "@type": "Brand", name: sellerNameOf(seller) },
    offers: {
      ...priceOf(product),
      url: toAbsoluteUrl(`/product/${id}`),
      priceCurrency: "USD",
      availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
      hasMerchantReturnPolicy: returnPolicyOf(product),
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
