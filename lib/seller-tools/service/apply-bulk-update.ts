import "server-only";

import type { AdjustmentType } from "@/generated/prisma/enums";
import { writeAudit } from "@/lib/audit/service";
import type { Tx } from "@/lib/db/client";
import type { CategorySlug } from "@/lib/products/categories";
import { adjustedPrices, type Priced } from "@/lib/seller-tools/rules";

/** What became of one price. Cents. */
export type PriceMove = { id: number; beforeCents: number; afterCents: number };

type Claimed = {
  sellerId: number;
  category: CategorySlug | null;
  type: AdjustmentType;
  value: number;
  excludedIds: number[];
};

/**
 * Applies an update that is not applied yet, by the conditional update that claims it: of two who come at once, and of
 * the seller and the job, only one moves prices. The products are locked while their new prices are counted. Answers
 * the moves, null where somebody else was first.
 */
export async function applyUpdateRows(tx: Tx, id: number): Promise<PriceMove[] | null> {
  const [update] = await tx.$queryRaw<Claimed[]>`
    UPDATE bulk_updates SET applied_at = now() WHERE id = ${id} AND applied_at IS NULL
    RETURNING seller_id AS "sellerId", category, adjustment_type AS type, adjustment_value AS value,
      excluded_ids AS "excludedIds"`;
  if (!update) return null;
  const { sellerId, type, value } = update;
  const goods = await tx.$queryRaw<Priced[]>`
    SELECT id, price_cents AS "priceCents", category FROM products
    WHERE seller_id = ${sellerId} AND archived_at IS NULL ORDER BY id FOR UPDATE`;
  const moves = adjustedPrices(goods, { type, value }, update);
  await tx.$executeRaw`
    UPDATE products p SET price_cents = m.after_cents, updated_at = now()
    FROM unnest(${moves.map((move) => move.id)}::int[], ${moves.map((move) => move.afterCents)}::int[])
      AS m (id, after_cents) WHERE p.id = m.id`;
  await tx.bulkUpdateLine.createMany({
    data: moves.map(({ id: productId, ...cents }) => ({ updateId: id, productId, ...cents })),
  });
  await auditPrices(tx, sellerId, moves);
  return moves;
}

/** Writes new prices into the log, as the form of each product would. */
export async function auditPrices(tx: Tx, sellerId: number, moves: PriceMove[]) {
  const entries = moves.map(({ id, beforeCents, afterCents }) => ({
    actorId: sellerId,
    action: "product.updated" as const,
    subjectType: "product",
    subjectId: id,
    before: { priceCents: beforeCents },
    after: { priceCents: afterCents },
  }));
  await writeAudit(tx, ...entries);
}

/** What cached pages must forget. */
export function tagsOf(sellerId: number, moves: PriceMove[]): string[] {
  if (moves.length === 0) return [];
  return ["catalog", `seller:${sellerId}`, ...moves.map(({ id }) => `product:${id}`)];
}
