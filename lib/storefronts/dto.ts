import type { Prisma } from "@/generated/prisma/client";
import { toLocale } from "@/lib/i18n/locales.mjs";
import type { Language } from "@/lib/i18n/routing";
import { DEFAULT_COLOR } from "./contrast-rules";

export const storefrontSelect = {
  sellerId: true,
  locale: true,
  storeName: true,
  description: true,
  bannerImageUrl: true,
  logoImageUrl: true,
  primaryColor: true,
  tagline: true,
  location: true,
  website: true,
  instagram: true,
  facebook: true,
  twitter: true,
  isPublished: true,
  urlSlug: true,
  vacationFrom: true,
  vacationUntil: true,
} satisfies Prisma.StorefrontSelect;

type Row = Prisma.StorefrontGetPayload<{ select: typeof storefrontSelect }>;

/** Figures of a seller's public products. */
export type StoreFigures = { totalProducts: number; averageRating: number; totalReviews: number };

/** The storefront of contract.md; null where empty, `urlSlug` too until it was saved. Days are YYYY-MM-DD. */
export type Storefront = Omit<ReturnType<typeof toStorefront>, "urlSlug"> & {
  urlSlug: string | null;
  translations: Partial<Record<Language, ShopText>>;
};

/** Texts of a seller's profile and storefront in one language; null where there is none. */
type ShopText = Record<"bio" | "tagline" | "description", string | null>;

export function toStorefront(row: Row, figures: StoreFigures) {
  const { sellerId: _, locale, instagram, facebook, twitter, ...columns } = row;
  const { vacationFrom, vacationUntil, ...rest } = columns;
  return {
    ...rest,
    locale: toLocale(locale),
    socialMedia: { instagram, facebook, twitter },
    vacationFrom: dayOf(vacationFrom),
    vacationUntil: dayOf(vacationUntil),
    totalProducts: figures.totalProducts,
    averageRating: figures.averageRating,
  };
}

function dayOf(date: Date | null) {
  return date?.toISOString().slice(0, 10) ?? null;
}

type Defaults = { storeName: string; location: string | null; locale: string };

/** Defaults for a seller without a saved storefront. */
export function defaultStorefront({ storeName, location, locale }: Defaults) {
  return {
    storeName,
    locale: toLocale(locale),
    description: "",
    bannerImageUrl: null,
    logoImageUrl: null,
    primaryColor: DEFAULT_COLOR,
    tagline: null,
    location,
    website: null,
    isPublished: false,
    urlSlug: null,
    socialMedia: { instagram: null, facebook: null, twitter: null },
    vacationFrom: null,
    vacationUntil: null,
  } satisfies Omit<Storefront, "totalProducts" | "averageRating" | "translations">;
}
