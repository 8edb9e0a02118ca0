import type { Prisma } from "@/generated/prisma/client";
import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { toDecimal } from "@/lib/core/money";

/** Columns of an order in the admin's list. */
export const summarySelect = {
  id: true,
  createdAt: true,
  status: true,
  totalCents: true,
  buyer: { select: { email: true } },
  sellerOrders: { select: { seller: { select: sellerNameSelect } }, orderBy: { id: "asc" } },
} satisfies Prisma.OrderSelect;

/** An order in the admin's list: the total is a decimal string, the time ISO 8601, `sellers` are their names. */
export type OrderSummary = ReturnType<typeof toOrderSummary>;

export function toOrderSummary({
  createdAt,
  totalCents,
  buyer,
  sellerOrders,
  ...order
}: Prisma.OrderGetPayload<{ select: typeof summarySelect }>) {
  return {
    ...order,
    createdAt: createdAt.toISOString(),
    total: toDecimal(totalCents),
    buyerEmail: buyer.email,
    sellers: sellerOrders.map(({ seller }) => sellerNameOf(toNamedSeller(seller))).join(", "),
  };
}
