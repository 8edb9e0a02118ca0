import "server-only";

import type { Locale } from "next-intl";

import { db } from "@/lib/db/client";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Product } from "./dto";
import { TRANSLATABLE_FACTS, type TranslatableFact } from "./facts/rules";
import {
  type LocalizedProduct,
  TRANSLATABLE_FIELDS,
  type TranslatedProduct,
} from "./translatable-fields";

const textSelect = {
  productId: true,
  title: true,
  description: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
  ingredients: true,
  storage: true,
  shelfLife: true,
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
          select: textSelect,
        });
  const byId = new Map(rows.map(({ productId, ...translation }) => [productId, translation]));
  return products.map((product) =>
    product.locale === locale
      ? { ...product, textLocale: locale, untold: [], translatedFacts: [] }
      : translate(locale, product, byId.get(product.id)),
  );
}

type Translation = Partial<
  Record<(typeof TRANSLATABLE_FIELDS)[number] | TranslatableFact, string | null>
>;

function translate(
  textLocale: Locale,
  product: Product,
  translation: Translation = {},
): LocalizedProduct {
  const translatedKeys = TRANSLATABLE_FIELDS.filter((key) => translation[key]);
  const untold = TRANSLATABLE_FIELDS.filter((key) => product[key] && !translation[key]);
  const texts = Object.fromEntries(translatedKeys.map((key) => [key, translation[key]]));
  const translatedFacts = TRANSLATABLE_FACTS.filter(
    (key) => product.facts[key] && translation[key],
  );
  const factTexts = Object.fromEntries(translatedFacts.map((key) => [key, translation[key]]));
  const facts = Object.assign({}, product.facts, factTexts);
  return { ...product, ...texts, facts, textLocale, untold, translatedFacts };
}

/** Returns the product of a page in one language. */
export async function translateForPage(
  locale: Locale,
  product: Product,
): Promise<TranslatedProduct> {
  const [[translatedProduct], rows] = await Promise.all([
    translateProducts(locale, [product]),
    db.productTranslation.findMany({
      where: {
        productId: product.id,
        OR: [{ title: { not: null } }, { description: { not: null } }],
      },
      select: { locale: true },
      orderBy: { locale: "asc" },
    }),
  ]);
  const languages = [product.locale, ...rows.map((row) => row.locale)].map(toLocale);
  return { ...(translatedProduct ?? translate(locale, product)), languages };
}

/** Returns the translated titles of products by id; products without one are missing. */
export async function findTranslatedTitles(locale: Locale, productIds: number[]) {
  const rows = await db.productTranslation.findMany({
    where: {
      locale,
      productId: { in: [...new Set(productIds)] },
      product: { locale: { not: locale } },
    },
    select: { productId: true, title: true },
  });
  return new Map(rows.flatMap(({ productId, title }) => (title ? [[productId, title]] : [])));
}
