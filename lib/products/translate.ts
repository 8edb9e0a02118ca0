import "server-only";

import type { Locale } from "next-intl";

import { db } from "@/lib/db/client";
import type { Product } from "./dto";
import { type LocalizedProduct, TRANSLATABLE_FIELDS } from "./translatable-fields";

const wordSelect = {
  productId: true,
  title: true,
  description: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
} as const;

/** Returns the products in one language; fields without a translation stay in the product's language. */
export async function translateProducts(
  locale: Locale,
  products: Product[],
): Promise<LocalizedProduct[]> {
  const others = products.filter((product) => product.locale !== locale).map(({ id }) => id);
  const rows =
    others.length === 0
      ? []
      : await db.productTranslation.findMany({
          where: { locale, productId: { in: others } },
          select: wordSelect,
        });
  const byId = new Map(rows.map(({ productId, ...words }) => [productId, words]));
  return products.map((product) =>
    product.locale === locale
      ? { ...product, untold: [] }
      : translate(product, byId.get(product.id)),
  );
}

type Translation = Partial<Record<(typeof TRANSLATABLE_FIELDS)[number], string | null>>;

function translate(product: Product, words: Translation = {}): LocalizedProduct {
  const told = TRANSLATABLE_FIELDS.filter((key) => words[key]);
  const untold = TRANSLATABLE_FIELDS.filter((key) => product[key] && !words[key]);
  return { ...product, ...Object.fromEntries(told.map((key) => [key, words[key]])), untold };
}
