import type { Metadata } from "next";
import { getLocale } from "next-intl/server";

import { alternateLinks } from "@/lib/i18n/alternates";
import { productPreview } from "@/lib/link-previews/metadata";
import type { Product } from "@/lib/products/dto";

/** Title, description and preview of a product, in the language of its shown text. */
export async function productMetadata(product: Product | null): Promise<Metadata> {
  if (!product) return {};
  const locale = await getLocale();
  return {
    title: product.title,
    description: product.description.slice(0, 155),
    alternates: alternateLinks(`/product/${product.id}`, locale),
    ...productPreview(product, locale),
  };
}
