import type { Prisma } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";
import type { Sale } from "./rules";

export const saleSelect = {
  percent: true,
  regularCents: true,
  wasSince: true,
  startedAt: true,
  endsAt: true,
} satisfies Prisma.ProductSaleSelect;

type SaleRow = Prisma.ProductSaleGetPayload<{ select: typeof saleSelect }>;

/** A sale as JSON; times are strings. */
export type SaleJsonRow = Omit<SaleRow, "wasSince" | "startedAt" | "endsAt"> & {
  wasSince: string | null;
  startedAt: string | null;
  endsAt: string;
};

type SaleSource = { sale: SaleRow | null; hasVariants: boolean };

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** Returns the running sale of a product; null without one. The old price is left out if it was not charged long enough. */
export function toSale({ sale, hasVariants }: SaleSource): Sale | null {
  const startedAt = iso(sale?.startedAt ?? null);
  if (!sale || !startedAt) return null;
  const { percent, regularCents, wasSince, endsAt } = sale;
  const isComparable = wasSince !== null;
  return {
    percent: isComparable ? percent : null,
    wasPrice:
      isComparable && !hasVariants && regularCents !== null ? toDecimal(regularCents) : null,
    wasSince: iso(wasSince),
    startedAt,
    endsAt: endsAt.toISOString(),
  };
}
