import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { FIRST_PAGE, type Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { toPromotion } from "./dto";

const termsSelect = {
  id: true,
  sellerId: true,
  code: true,
  name: true,
  type: true,
  value: true,
  buyQuantity: true,
  getQuantity: true,
  minOrderCents: true,
} as const;

/**
 * Returns a code that is valid now for the viewer, by the database's clock. A use held by the viewer's own unpaid order
 * is not counted.
 * @throws DomainError invalid if it is not valid
 */
export async function getLiveCode(viewer: Viewer, code: string) {
  const [row] = await sql.query<{ id: number }[]>`
    SELECT p.id FROM promotions p WHERE lower(p.code) = lower(${code}) AND p.is_active
      AND p.starts_at <= now() AND (p.ends_at IS NULL OR p.ends_at > now())
      AND (p.max_uses IS NULL OR p.max_uses > p.current_uses - (
        SELECT count(*) FROM promotion_uses u JOIN orders o ON o.id = u.order_id
        WHERE u.promotion_id = p.id AND NOT u.is_released
          AND o.buyer_id = ${viewer.id} AND o.status = 'pending'))`;
  if (!row) throw new DomainError("invalid", "codeUnknown");
  return db.promotion.findUniqueOrThrow({ where: { id: row.id }, select: termsSelect });
}

export type LiveCode = Awaited<ReturnType<typeof getLiveCode>>;

/**
 * GET /api/seller-tools/promotions: the calling seller's own, latest first.
 * @throws DomainError forbidden
 */
export async function listPromotions(viewer: Viewer, { limit, offset }: Pagination = FIRST_PAGE) {
  const where = { sellerId: requireSeller(viewer).id };
  const [rows, total] = await Promise.all([
    db.promotion.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.promotion.count({ where }),
  ]);
  return { rows: rows.map(toPromotion), total };
}
