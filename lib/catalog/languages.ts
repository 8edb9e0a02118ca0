import "server-only";

import type { Locale } from "next-intl";

import { db } from "@/lib/db/client";
import type { Product } from "./dto";
import { type LocalProduct, WORDS } from "./words";

const wordSelect = {
  productId: true,
  title: true,
  description: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
} as const;

/** The products as a page of one language tells them; what was never written in it stays in the product's own. */
export async function tellIn(locale: Locale, products: Product[]): Promise<LocalProduct[]> {
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

type Translation = Partial<Record<(typeof WORDS)[number], string | null>>;

function translate(product: Product, words: Translation = {}): LocalProduct {
  const told = WORDS.filter((key) => words[key]);
  const untold = WORDS.filter((key) => product[key] && !words[key]);
  return { ...product, ...Object.fromEntries(told.map((key) => [key, words[key]])), untold };
}
