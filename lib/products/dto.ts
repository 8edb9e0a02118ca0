import type { CertificateType, Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES } from "./categories";

export const productSelect = {
  id: true,
  locale: true,
  title: true,
  description: true,
  priceCents: true,
  category: true,
  collection: true,
  imageUrl: true,
  images: true,
  stock: true,
  sellerId: true,
  isActive: true,
  returnPolicy: true,
  moderationStatus: true,
  isEidSpecial: true,
  isRamadanSpecial: true,
  isIndependenceDay: true,
  originStory: true,
  culturalSignificance: true,
  artisanBio: true,
  makingProcess: true,
  ratingCount: true,
  ratingSum: true,
  createdAt: true,
  seller: { select: { id: true, username: true, city: true, country: true } },
  certificates: {
    where: { status: "approved" },
    select: { type: true, body: true, number: true, validUntil: true },
    orderBy: { validUntil: "desc" },
  },
} satisfies Prisma.ProductSelect;

/** What `productSelect` selects. */
export type Row = Prisma.ProductGetPayload<{ select: typeof productSelect }>;

/** A product as contract.md returns it; the price is a decimal string, times are ISO 8601. */
export type Product = ReturnType<typeof toProduct>;

/** `today` decides which certificates still stand. */
export function toProduct(row: Row, today: Date) {
  const { priceCents, ratingCount, ratingSum, category, certificates, createdAt, ...rest } = row;
  rest.returnPolicy ??= "returnable";
  const valid = certificates.filter((certificate) => certificate.validUntil >= startOfDay(today));
  const has = (type: CertificateType) => valid.some((certificate) => certificate.type === type);
  // Into `rest`, which is ours: to spread so many properties takes V8 far longer.
  return Object.assign(rest, {
    price: toDecimal(priceCents),
    priceCents,
    category: CATEGORIES[category],
    categorySlug: category,
    isHalalCertified: has("halal"),
    isEthicallySourced: has("ethical"),
    isFairTrade: has("fair_trade"),
    certificates: valid.map(({ validUntil, ...certificate }) => ({
      ...certificate,
      validUntil: validUntil.toISOString().slice(0, 10),
    })),
    averageRating: ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10,
    totalReviews: ratingCount,
    createdAt: createdAt.toISOString(),
  });
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** For how many ms such a product is true while nothing changes: its certificates stand by days. */
export function productCacheTtl(now = new Date()): number {
  return startOfDay(now).getTime() + DAY_MS - now.getTime();
}

/** For how many ms a list of them may be kept: not all that changes its order names a tag. */
export const LIST_CACHE_MS = 2_000;

function startOfDay(date: Date) {
  return new Date(date.toISOString().slice(0, 10));
}
