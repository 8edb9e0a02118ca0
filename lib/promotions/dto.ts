import type { Promotion } from "@/generated/prisma/client";
import { toDecimal } from "@/lib/core/money";

/**
 * A promotion as its seller sees it (specification C, section 3): `discountValue` a decimal string, percent or dollars,
 * null for buy x get y; `maxUses` null if unlimited; times ISO 8601.
 */
export function toPromotion(row: Promotion) {
  const { type, value } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    promoCode: row.code,
    discountType: type,
    discountValue: value === null ? null : toDecimal(type === "percentage" ? value * 100 : value),
    buyQuantity: row.buyQuantity,
    getQuantity: row.getQuantity,
    startDate: row.startsAt.toISOString(),
    endDate: row.endsAt?.toISOString() ?? null,
    maxUses: row.maxUses,
    currentUses: row.currentUses,
    minOrderAmount: toDecimal(row.minOrderCents),
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
  };
}
export type PromotionItem = ReturnType<typeof toPromotion>;
