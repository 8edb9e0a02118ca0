import "server-only";

import type { Tx } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";

/**
 * Uses a code for an order, if it still works at this moment; of two who want its last use one gets it.
 * @throws DomainError conflict when it was used up or ended meanwhile
 */
export async function holdCode(
  tx: Tx,
  use: { promotionId: number; orderId: number; discountCents: number },
) {
  const held = await tx.$executeRaw`
    UPDATE promotions SET current_uses = current_uses + 1
    WHERE id = ${use.promotionId} AND is_active AND starts_at <= now()
      AND (ends_at IS NULL OR ends_at > now()) AND (max_uses IS NULL OR current_uses < max_uses)`;
  if (held === 0) throw new DomainError("conflict", "codeUsedUp");
  await tx.promotionUse.create({ data: use });
}

/** Gives the use of an order that was never paid back; once, however often it is called. */
export async function releaseCode(tx: Tx, orderId: number) {
  const [use] = await tx.$queryRaw<{ promotion_id: number }[]>`
    UPDATE promotion_uses SET is_released = true WHERE order_id = ${orderId} AND NOT is_released
    RETURNING promotion_id`;
  if (!use) return;
  await tx.$executeRaw`
    UPDATE promotions SET current_uses = current_uses - 1 WHERE id = ${use.promotion_id}`;
}
