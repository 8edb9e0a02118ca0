import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { CertificateType } from "@/generated/prisma/enums";
import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import type { CategorySlug } from "@/lib/products/categories";
import { CERTIFICATE_DAYS, LOW_STOCK } from "@/lib/seller-dashboard/rules";

const TOP = 3;

/** A best-selling product. `soldCount` is units sold less returned ones; cents. */
export type TopProduct = {
  id: number;
  title: string;
  imageUrl: string;
  categorySlug: CategorySlug;
  priceCents: number;
  soldCount: number;
  ratingCount: number;
  ratingSum: number;
};

type Counts = {
  total: number;
  live: number;
  pending: number;
  rejected: number;
  soldOut: number;
  low: number;
  certificates: number;
  ratingCount: number;
  ratingSum: number;
};

type Scarce = { id: number; title: string; stock: number };

type Row = Counts & {
  top: TopProduct[] | null;
  firstRejected: { id: number; title: string; note: string } | null;
  firstSoldOut: Scarce | null;
  firstLow: Scarce | null;
  firstExpiring: {
    productId: number;
    title: string;
    type: CertificateType;
    validUntil: string;
    isExpired: boolean;
  } | null;
};

/** Language of the titles, and the time of the figures. */
type StatsOptions = { locale?: string; now?: Date };

/**
 * Statistics of the calling seller's products, in one round trip: their number, the best-selling three, the ratings of
 * all (archived ones included), and pending tasks. A certificate counts as ending unless another one of its kind,
 * approved or pending, is valid for longer. All products are read from an index (products_of_seller) that covers the
 * counted columns; only the few that are listed are read whole.
 * @throws DomainError forbidden
 */
export async function getProductStats(
  viewer: Viewer,
  { locale = "en", now = new Date() }: StatsOptions = {},
) {
  const { id } = requireSeller(viewer);
  const today = businessDate(now);
  const title = Prisma.sql`coalesce((SELECT nullif(t.title, '') FROM product_translations t
    WHERE t.product_id = p.id AND t.locale = ${locale}), p.title)`;
  const [row] = await sql.query<Row[]>`
    WITH own AS MATERIALIZED (
      SELECT id, stock, sold_count, rating_count, rating_sum, created_at,
        archived_at IS NULL AS is_kept, moderation_status AS status,
        archived_at IS NULL AND is_active AND moderation_status = 'approved' AS is_live
      FROM products WHERE seller_id = ${id}),
    ending AS (
      SELECT c.product_id, c.type, c.valid_until, c.valid_until < ${today}::date AS is_expired
      FROM certificates c
      WHERE c.product_id = ANY(ARRAY(SELECT id FROM own WHERE is_kept)) AND c.status = 'approved'
        AND c.valid_until <= ${addDays(today, CERTIFICATE_DAYS)}::date
        AND NOT EXISTS (SELECT 1 FROM certificates n WHERE n.product_id = c.product_id AND n.type = c.type
          AND n.status <> 'rejected' AND (n.valid_until, n.id) > (c.valid_until, c.id)))
    SELECT count(*) FILTER (WHERE is_kept)::int AS total, count(*) FILTER (WHERE is_live)::int AS live,
      count(*) FILTER (WHERE is_kept AND status = 'pending')::int AS pending,
      count(*) FILTER (WHERE is_kept AND status = 'rejected')::int AS rejected,
      count(*) FILTER (WHERE is_live AND stock = 0)::int AS "soldOut",
      count(*) FILTER (WHERE is_live AND stock BETWEEN 1 AND ${LOW_STOCK})::int AS low,
      (SELECT count(*)::int FROM ending) AS certificates,
      coalesce(sum(rating_count), 0)::float8 AS "ratingCount", coalesce(sum(rating_sum), 0)::float8 AS "ratingSum",
      (SELECT json_agg(json_build_object('id', p.id, 'title', ${title}, 'imageUrl', p.image_url,
          'categorySlug', p.category, 'priceCents', p.price_cents, 'soldCount', p.sold_count,
          'ratingCount', p.rating_count, 'ratingSum', p.rating_sum) ORDER BY p.sold_count DESC, p.created_at DESC, p.id DESC)
        FROM products p WHERE p.id = ANY(ARRAY(SELECT id FROM own WHERE is_kept
          ORDER BY sold_count DESC, created_at DESC, id DESC LIMIT ${TOP}))) AS top,
      (SELECT json_build_object('id', p.id, 'title', ${title}, 'note', coalesce(p.moderation_note, ''))
        FROM products p WHERE p.id = (SELECT id FROM own WHERE is_kept AND status = 'rejected'
          ORDER BY created_at DESC, id DESC LIMIT 1)) AS "firstRejected",
      (SELECT json_build_object('id', p.id, 'title', ${title}, 'stock', p.stock)
        FROM products p WHERE p.id = (SELECT id FROM own WHERE is_live AND stock = 0
          ORDER BY sold_count DESC, id LIMIT 1)) AS "firstSoldOut",
      (SELECT json_build_object('id', p.id, 'title', ${title}, 'stock', p.stock)
        FROM products p WHERE p.id = (SELECT id FROM own WHERE is_live AND stock BETWEEN 1 AND ${LOW_STOCK}
          ORDER BY stock, id LIMIT 1)) AS "firstLow",
      (SELECT json_build_object('productId', f.product_id, 'title', ${title}, 'type', f.type,
          'validUntil', f.valid_until, 'isExpired', f.is_expired)
        FROM (SELECT * FROM ending ORDER BY valid_until, product_id LIMIT 1) f
        JOIN products p ON p.id = f.product_id) AS "firstExpiring"
    FROM own ${PREPARED}`;
  if (!row) throw new Error("Aggregate query returned no row");
  return { ...row, top: row.top ?? [] };
}

export type ProductStats = Awaited<ReturnType<typeof getProductStats>>;
