import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { type Tx, withTx } from "@/lib/db/client";
import { assertActiveLimit } from "@/lib/products/plan-limits";
import { type BulkResult, NONE_LEFT } from "./rules";

type Row = { id: number };

/** Shows or hides products. Returns how many changed. @throws DomainError forbidden (more than the plan has room for) */
export function changeActive(seller: Viewer, ids: number[], isActive: boolean) {
  return withTx(async (tx): Promise<BulkResult> => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT id FROM products WHERE id = ANY(${ids}::int[]) AND seller_id = ${seller.id} AND archived_at IS NULL
        AND (CASE WHEN hidden_at IS NULL THEN is_active ELSE active_when_shown END) <> ${isActive}
      ORDER BY id FOR UPDATE`;
    if (isActive) await assertActiveLimit(tx, seller, rows.length);
    await tx.product.updateMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      data: { isActive, activeWhenVisible: isActive },
    });
    await audit(tx, seller, rows, () => ({ before: { isActive: !isActive }, after: { isActive } }));
    return { changed: rows.length, left: NONE_LEFT };
  });
}

type StockRow = Row & { stock: number; reserved: number; hasVariants: boolean };

/** Sets or raises the stock of products without options; `isAdded`: `units` is added. */
export function changeStock(
  seller: Viewer,
  ids: number[],
  { units, isAdded }: { units: number; isAdded: boolean },
) {
  return withTx(async (tx): Promise<BulkResult> => {
    const rows = await tx.$queryRaw<StockRow[]>`
      SELECT id, stock, reserved, has_variants AS "hasVariants" FROM products
      WHERE id = ANY(${ids}::int[]) AND seller_id = ${seller.id} AND archived_at IS NULL ORDER BY id FOR UPDATE`;
    const plainRows = rows.filter(({ hasVariants }) => !hasVariants);
    const moves = plainRows
      .map((row) => ({ ...row, next: isAdded ? row.stock + units : units }))
      .filter(({ next, stock }) => next !== stock);
    const allowedMoves = moves.filter(
      ({ next, reserved }) => next >= reserved && next <= MAX_UNITS,
    );
    await tx.$executeRaw`
      UPDATE products p SET stock = m.next, updated_at = now()
      FROM unnest(${allowedMoves.map(({ id }) => id)}::int[], ${allowedMoves.map(({ next }) => next)}::int[]) AS m (id, next)
      WHERE p.id = m.id`;
    await tx.stockMovement.createMany({
      data: allowedMoves.map(({ id, next, stock }) => ({
        productId: id,
        reason: "adjustment" as const,
        delta: next - stock,
      })),
    });
    await audit(tx, seller, allowedMoves, ({ stock, next }) => ({
      before: { stock },
      after: { stock: next },
    }));
    const skipped = {
      ...NONE_LEFT,
      variants: rows.length - plainRows.length,
      held: moves.length - allowedMoves.length,
    };
    return { changed: allowedMoves.length, left: skipped };
  });
}

/** Maximum units of a product (lib/products/schema). */
const MAX_UNITS = 1_000_000;

function audit<T extends Row>(
  tx: Tx,
  seller: Viewer,
  rows: T[],
  change: (row: T) => { before: object; after: object },
) {
  const entries = rows.map((row) => ({
    actorId: seller.id,
    action: "product.updated" as const,
    subjectType: "product" as const,
    subjectId: row.id,
    ...change(row),
  }));
  return writeAudit(tx, ...entries);
}
