import type { Prisma } from "@/generated/prisma/client";
import { DEFAULT_COLOR } from "./contrast-rules";

export const storefrontSelect = {
  sellerId: true,
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
};

export function toStorefront(row: Row, figures: StoreFigures) {
  const { sellerId: _, instagram, facebook, twitter, vacationFrom, vacationUntil, ...rest } = row;
  return {
    ...rest,
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

/** Defaults for a seller without a saved storefront. */
export function defaultStorefront(storeName: string, location: string | null) {
  return {
    storeName,
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
  } satisfies Omit<Storefront, "totalProducts" | "averageRating">;
}
