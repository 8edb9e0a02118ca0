import type { CertificateType, Prisma } from "@/generated/prisma/client";
import { sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { toDecimal } from "@/lib/core/money";
import { CATEGORIES } from "./categories";
import type { ProductFacts } from "./facts/rules";
import { storedCover, storedImages } from "./images/rules";
import { toAverageRating } from "./rating";
import { saleSelect, toSale } from "./sales/dto";

/** Columns of the details that apply without review. */
export const detailSelect = {
  isFood: true,
  isPerishable: true,
  processingDays: true,
  sku: true,
  barcode: true,
  weightGrams: true,
  lengthMm: true,
  widthMm: true,
  heightMm: true,
  sizeChartId: true,
} satisfies Prisma.ProductSelect;

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
  imageAlts: true,
  stock: true,
  hasVariants: true,
  maxPriceCents: true,
  sellerId: true,
  isActive: true,
  returnPolicy: true,
  ...detailSelect,
  facts: true,
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
  sale: { select: saleSelect },
  seller: { select: { id: true, ...sellerNameSelect, city: true, country: true } },
  certificates: {
    where: { status: "approved" },
    select: { type: true, body: true, number: true, validUntil: true },
    orderBy: { validUntil: "desc" },
  },
} satisfies Prisma.ProductSelect;

/** Row that `productSelect` returns. */
export type Row = Prisma.ProductGetPayload<{ select: typeof productSelect }>;

/** A product as contract.md returns it; the price is a decimal string, times are ISO 8601. */
export type Product = ReturnType<typeof toProduct>;

/** Returns a product with the certificates that are valid on `today` (UTC). */
export function toProduct(row: Row, today: Date) {
  const { priceCents, maxPriceCents, ratingCount, ratingSum, ...others } = row;
  const { category, certificates, createdAt, sale, seller, ...rest } = others;
  rest.returnPolicy ??= "returnable";
  rest.isFood ??= false;
  rest.isPerishable ??= false;
  rest.imageUrl = storedCover(rest.imageUrl);
  rest.images = storedImages(rest.images);
  const valid = certificates.filter((certificate) => certificate.validUntil >= startOfDay(today));
  const has = (type: CertificateType) => valid.some((certificate) => certificate.type === type);
  // Assigning into `rest`, which is a copy, is much faster in V8 than spreading that many properties.
  return Object.assign(rest, {
    price: toDecimal(priceCents),
    priceCents,
    /** Highest price of the variants; null without options. */
    maxPrice: maxPriceCents === null ? null : toDecimal(maxPriceCents),
    /** The running sale; null without one. */
    sale: toSale({ sale, hasVariants: rest.hasVariants }),
    seller: toNamedSeller(seller),
    category: CATEGORIES[category],
    categorySlug: category,
    // Safe: only facts that the schema accepted are written.
    facts: rest.facts as ProductFacts,
    isHalalCertified: has("halal"),
    isEthicallySourced: has("ethical"),
    isFairTrade: has("fair_trade"),
    certificates: valid.map(({ validUntil, ...certificate }) => ({
      ...certificate,
      validUntil: validUntil.toISOString().slice(0, 10),
    })),
    averageRating: toAverageRating({ sum: ratingSum, count: ratingCount }),
    totalReviews: ratingCount,
    createdAt: createdAt.toISOString(),
  });
}

function startOfDay(date: Date) {
  return new Date(date.toISOString().slice(0, 10));
}
