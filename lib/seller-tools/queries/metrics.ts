import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { sql } from "@/lib/db/sql";
import { METRIC_DAYS } from "@/lib/seller-tools/rules";

type Row = { day: string; views: number; purchases: number; cents: number };

/**
 * Returns one entry for each of the last 30 days (UTC, as views are stored), oldest first (GET
 * /api/seller-tools/sales-metrics). `purchases` are line items of orders paid on that day; `revenue` is their amount
 * after discounts and refunds, without delivery, as a decimal string of dollars.
 * @throws DomainError forbidden
 */
export async function listSalesMetrics(viewer: Viewer) {
  const { id } = requireSeller(viewer);
  const rows = await sql.query<Row[]>`
    WITH days AS (
      SELECT (now() AT TIME ZONE 'UTC')::date - n AS day FROM generate_series(0, ${METRIC_DAYS - 1}::int) n),
    first AS (SELECT min(day) AS day FROM days),
    viewed AS (
      SELECT v.day, sum(v.count)::float8 AS views FROM product_views v JOIN products p ON p.id = v.product_id
      WHERE p.seller_id = ${id} AND v.day >= (SELECT day FROM first) GROUP BY 1),
    sold AS (
      SELECT (o.paid_at AT TIME ZONE 'UTC')::date AS day, count(*)::int AS purchases,
        sum(l.unit_price_cents::bigint * l.quantity - l.discount_cents - l.refunded_cents)::float8 AS cents
      FROM order_parts p JOIN orders o ON o.id = p.order_id JOIN order_lines l ON l.part_id = p.id
      WHERE p.seller_id = ${id} AND o.paid_at >= (SELECT day FROM first)::timestamp AT TIME ZONE 'UTC'
      GROUP BY 1)
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, coalesce(v.views, 0) AS views,
      coalesce(s.purchases, 0) AS purchases, coalesce(s.cents, 0)::float8 AS cents
    FROM days d LEFT JOIN viewed v ON v.day = d.day LEFT JOIN sold s ON s.day = d.day ORDER BY d.day`;
  return rows.map(({ day, views, purchases, cents }) => ({
    id: Number(day.replaceAll("-", "")),
    date: day,
    views,
    purchases,
    revenue: toDecimal(cents),
  }));
}

export type SalesMetric = Awaited<ReturnType<typeof listSalesMetrics>>[number];
