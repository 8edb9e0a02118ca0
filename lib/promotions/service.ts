import "server-only";

import { requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { db, type Tx } from "@/lib/db/client";
import { withUserLock } from "@/lib/db/user-lock";
import type { PromotionEnd, PromotionInput, PromotionSwitch } from "./admin-schema";
import { toPromotion } from "./dto";
import { MAX_PROMOTIONS } from "./rules";

/** Releases the use of an order that was never paid or wholly cancelled. Idempotent. */
export async function releaseCode(tx: Tx, orderId: number) {
  const [use] = await tx.$queryRaw<{ promotion_id: number }[]>`
    UPDATE promotion_uses SET is_released = true WHERE order_id = ${orderId} AND NOT is_released
    RETURNING promotion_id`;
  if (!use) return;
  await tx.$executeRaw`
    UPDATE promotions SET current_uses = current_uses - 1 WHERE id = ${use.promotion_id}`;
}

/**
 * POST /api/seller-tools/promotions: creates a code of the seller, valid at checkout from its start.
 * @throws DomainError forbidden, invalid (it ends before it begins), conflict (the code is taken,
 * whatever its case, or there are too many)
 */
export async function createPromotion(viewer: Viewer, input: PromotionInput) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const startsAt = input.startDate ?? new Date();
  if (input.endDate && input.endDate <= startsAt) throw new DomainError("invalid", "promotionEnds");
  const row = await withUserLock(sellerId, async (tx) => {
    if ((await tx.promotion.count({ where: { sellerId } })) >= MAX_PROMOTIONS) {
      throw new DomainError("conflict", "promotionsFull", { count: MAX_PROMOTIONS });
    }
    return tx.promotion.create({
      data: {
        sellerId,
        name: input.name,
        description: input.description,
        code: input.promoCode,
        ...termsOf(input),
        minOrderCents: input.minOrderAmount ?? 0,
        maxUses: input.maxUses,
        startsAt,
        endsAt: input.endDate,
        isActive: input.isActive,
      },
    });
  }).catch(onDuplicate({ promotions_code_key: "codeTaken" }));
  return toPromotion(row);
}

function termsOf({ discountType: type, discountValue, buyQuantity, getQuantity }: PromotionInput) {
  if (type === "buy_x_get_y") return { type, value: null, buyQuantity, getQuantity };
  const hundredths = discountValue ?? 0;
  return { type, value: type === "percentage" ? hundredths / 100 : hundredths };
}

/**
 * Changes or removes the end of a promotion.
 * @throws DomainError forbidden, notFound (not the seller's), invalid (it ends before it begins)
 */
export async function endPromotion(viewer: Viewer, { id, endDate }: PromotionEnd) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const row = await db.promotion.findFirst({ where: { id, sellerId }, select: { startsAt: true } });
  if (!row) throw new DomainError("notFound", "promotionNotFound");
  if (endDate && endDate <= row.startsAt) throw new DomainError("invalid", "promotionEnds");
  await db.promotion.update({ where: { id }, data: { endsAt: endDate } });
}

/** Activates or deactivates a promotion. @throws DomainError forbidden, notFound (not the seller's) */
export async function switchPromotion(viewer: Viewer, { id, isActive }: PromotionSwitch) {
  const { id: sellerId } = requireVerifiedSeller(viewer);
  const { count } = await db.promotion.updateMany({ where: { id, sellerId }, data: { isActive } });
  if (count === 0) throw new DomainError("notFound", "promotionNotFound");
}
