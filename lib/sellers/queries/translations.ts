import "server-only";

import { db } from "@/lib/db/client";
import type { TextLanguages } from "@/lib/i18n/languages";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Language } from "@/lib/i18n/routing";

/** Returns the translations of a seller's profile and storefront. */
export function listShopTexts(sellerId: number) {
  return db.shopTranslation.findMany({
    where: { sellerId },
    omit: { sellerId: true },
    orderBy: { locale: "asc" },
  });
}

type ShopTexts = Awaited<ReturnType<typeof listShopTexts>>;

type Original<T> = { text: T; locale: Language };

/** Returns a text of a shop in one language, or in its own where that field has not been translated. */
export function localize<T extends string | null>(
  original: Original<T>,
  targetLocale: Language,
  rows: ShopTexts,
  field: "bio" | "tagline" | "description",
): TextLanguages & { text: T | string } {
  const translations = original.text
    ? rows.filter((row) => row[field] && row.locale !== original.locale)
    : [];
  const translation =
    targetLocale === original.locale
      ? undefined
      : translations.find((row) => row.locale === targetLocale);
  return {
    text: translation?.[field] ?? original.text,
    locale: translation ? targetLocale : original.locale,
    originalLocale: original.locale,
    languages: [original.locale, ...translations.map((row) => toLocale(row.locale))],
  };
}
