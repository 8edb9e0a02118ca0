import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { sql } from "@/lib/db/sql";
import { conversionRate, VISIBLE_DAYS } from "@/lib/seller-tools/rules";
import { listSalesMetrics } from "./metrics";

type Row = {
  low: number;
  soldOut: number;
  promotions: number;
  nextEnd: Date | null;
  suppliers: number;
  leadTime: number | null;
};

/**
 * Returns the viewer's four tiles: watched products that are low or sold out, active promotion codes and the next
 * expiry, the conversion rate of the last seven entries, and active suppliers with the shortest lead time.
 * @throws DomainError forbidden
 */
export async function getToolFigures(viewer: Viewer) {
  requireSeller(viewer);
  const { id } = viewer;
  const [rows, metrics] = await Promise.all([
    sql.query<Row[]>`
      WITH watched AS (
        SELECT p.stock, a.low_stock_threshold AS threshold FROM inventory_alerts a JOIN products p ON p.id = a.product_id
        WHERE a.seller_id = ${id} AND p.archived_at IS NULL),
      running AS (
        SELECT ends_at FROM promotions WHERE seller_id = ${id} AND is_active AND starts_at <= now()
          AND (ends_at IS NULL OR ends_at > now()) AND (max_uses IS NULL OR current_uses < max_uses)),
      near AS (SELECT lead_time FROM suppliers WHERE seller_id = ${id} AND is_active)
      SELECT (SELECT count(*)::int FROM watched WHERE stock <= threshold) AS low,
        (SELECT count(*)::int FROM watched WHERE stock = 0) AS "soldOut",
        (SELECT count(*)::int FROM running) AS promotions, (SELECT min(ends_at) FROM running) AS "nextEnd",
        (SELECT count(*)::int FROM near) AS suppliers, (SELECT min(lead_time) FROM near) AS "leadTime"`,
    listSalesMetrics(viewer),
  ]);
  const [row] = rows;
  if (!row) throw new Error("Aggregate query returned no row");
  return { ...row, conversion: conversionRate(metrics.slice(-VISIBLE_DAYS)) };
}

export type ToolFigures = Awaited<ReturnType<typeof getToolFigures>>;
