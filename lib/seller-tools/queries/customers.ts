import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { FIRST_PAGE, type Pagination } from "@/lib/core/pagination";
import { sql } from "@/lib/db/sql";
import { CATEGORIES, type CategorySlug } from "@/lib/products/categories";
import { type Segment, segmentOf } from "@/lib/seller-tools/rules";

type Row = {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isDeleted: boolean;
  orders: number;
  cents: number;
  firstAt: Date;
  lastAt: Date;
  categories: CategorySlug[] | null;
};

type CustomerFilter = Pagination & { segment?: Segment | null };

/**
 * Returns the viewer's customers, highest spending first (GET /api/seller-tools/customer-insights). Only paid,
 * uncancelled orders count; `totalSpent` is the amount paid for products and delivery less refunds. A seller sees the
 * buyer data of an order only: the email, and a name only if a label of the seller's orders contains it. `total` counts
 * the segment, `segments` each of them.
 * @throws DomainError forbidden
 */
export async function listCustomerInsights(
  viewer: Viewer,
  { limit, offset, segment }: CustomerFilter = FIRST_PAGE,
  now = new Date(),
) {
  const { id } = requireSeller(viewer);
  const customers = (await findBuyers(id)).map((row) => toInsight(row, now));
  const counts: Record<Segment, number> = { vip: 0, regular: 0, new: 0 };
  for (const { customerSegment } of customers) counts[customerSegment] += 1;
  const matches = customers.filter((row) => !segment || row.customerSegment === segment);
  return { rows: matches.slice(offset, offset + limit), total: matches.length, counts };
}

function findBuyers(sellerId: number) {
  return sql.query<Row[]>`
    WITH bought AS MATERIALIZED (
      SELECT p.id AS part_id, o.buyer_id, o.created_at, o.is_gift, lower(o.ship_name) AS ship_name,
        p.subtotal_cents - p.discount_cents + p.delivery_cents - p.refunded_cents AS cents
      FROM order_parts p JOIN orders o ON o.id = p.order_id
      WHERE p.seller_id = ${sellerId} AND o.paid_at IS NOT NULL AND p.status <> 'cancelled'),
    liked AS (
      SELECT b.buyer_id, g.category, sum(l.quantity) AS units
      FROM bought b JOIN order_lines l ON l.part_id = b.part_id JOIN products g ON g.id = l.product_id
      GROUP BY 1, 2)
    SELECT u.id, u.username, u.email, u.deleted_at IS NOT NULL AS "isDeleted",
      CASE WHEN bool_or(NOT b.is_gift AND strpos(b.ship_name, lower(u.first_name)) > 0) THEN u.first_name END AS "firstName",
      CASE WHEN bool_or(NOT b.is_gift AND strpos(b.ship_name, lower(u.last_name)) > 0) THEN u.last_name END AS "lastName",
      count(*)::int AS orders, sum(b.cents)::float8 AS cents,
      min(b.created_at) AS "firstAt", max(b.created_at) AS "lastAt",
      (SELECT json_agg(l.category ORDER BY l.units DESC, l.category) FROM liked l WHERE l.buyer_id = u.id) AS categories
    FROM bought b JOIN users u ON u.id = b.buyer_id
    GROUP BY u.id ORDER BY sum(b.cents) DESC, u.id`;
}

function toInsight(row: Row, now: Date) {
  const { orders, cents, firstAt, isDeleted } = row;
  return {
    id: row.id,
    buyer: {
      firstName: isDeleted ? null : row.firstName,
      lastName: isDeleted ? null : row.lastName,
      email: isDeleted ? null : row.email,
      username: row.username,
    },
    customerSegment: segmentOf({ orders, spentCents: cents, firstOrderAt: firstAt }, now),
    totalOrders: orders,
    totalSpent: toDecimal(cents),
    averageOrderValue: toDecimal(Math.floor(cents / orders + 0.5)),
    preferredCategories: (row.categories ?? []).map((slug) => CATEGORIES[slug]),
    lastOrderDate: row.lastAt.toISOString(),
  };
}

export type CustomerInsight = ReturnType<typeof toInsight>;
