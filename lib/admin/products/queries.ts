import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import type { Pagination } from "@/lib/core/pagination";
import { likePattern } from "@/lib/core/validation/text";
import { sql } from "@/lib/db/sql";
import type { ProductSearch } from "@/lib/moderation/schema";
import { versionOf } from "@/lib/moderation/version";
import { type ProductListRow, toProductRow } from "./dto";

/** Rows per page of the admin's list. */
const PAGE = 25;

/** Maximum number of rows in an export. */
const EXPORTED = 50_000;

const STATES = {
  active: Prisma.sql`p.archived_at IS NULL AND p.is_active`,
  inactive: Prisma.sql`p.archived_at IS NULL AND NOT p.is_active`,
  archived: Prisma.sql`p.archived_at IS NOT NULL`,
};

const ORDERS: Record<ProductSearch["sort"], Prisma.Sql> = {
  newest: Prisma.sql`p.created_at DESC, p.id DESC`,
  oldest: Prisma.sql`p.created_at, p.id`,
};

/** Title, or SKU of the product or one of its variants. */
function textCondition(like: string) {
  return Prisma.sql`(lower(p.title) LIKE ${like} OR p.sku ILIKE ${like} OR p.id = ANY(ARRAY(
    SELECT v.product_id FROM product_variants v WHERE v.archived_at IS NULL AND v.sku ILIKE ${like})))`;
}

function conditionOf({ q, status, category, state }: ProductSearch) {
  const like = likePattern(q);
  const conditions = [
    state ? STATES[state] : Prisma.sql`p.archived_at IS NULL`,
    ...(q ? [textCondition(like)] : []),
    ...(status ? [Prisma.sql`p.moderation_status = ${status}::"ModerationStatus"`] : []),
    ...(category ? [Prisma.sql`p.category = ${category}::"Category"`] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

const VERSION = versionOf(Prisma.sql`'product'`, Prisma.sql`p.id`);

/** An export needs no versions: no decision refers to it. */
const NO_VERSION = Prisma.sql`''`;

async function load(search: ProductSearch, { limit, offset }: Pagination, version = VERSION) {
  const rows = await sql.query<ProductListRow[]>`
    SELECT p.id, p.title, p.image_url AS "imageUrl", p.category, p.collection, p.price_cents AS "priceCents", p.stock,
      p.is_active AS "isActive", p.moderation_status AS "moderationStatus", p.archived_at AS "archivedAt",
      p.created_at AS "createdAt", json_build_object('id', s.id, 'username', s.username) AS seller,
      coalesce((SELECT v.count FROM product_view_totals v WHERE v.product_id = p.id), 0) AS views,
      ${version} AS version,
      json_build_object(
        'revision', (SELECT min(r.id) FROM product_revisions r WHERE r.product_id = p.id AND r.status = 'pending'),
        'certificate', (SELECT min(c.id) FROM certificates c WHERE c.product_id = p.id AND c.status = 'pending'),
        'report', (SELECT min(r.id) FROM content_reports r
          WHERE r.kind = 'product' AND r.subject_id = p.id AND r.outcome IS NULL)) AS waiting
    FROM (SELECT p.id FROM products p WHERE ${conditionOf(search)}
      ORDER BY ${ORDERS[search.sort]} LIMIT ${limit} OFFSET ${offset}) found
    JOIN products p ON p.id = found.id JOIN users s ON s.id = p.seller_id ORDER BY ${ORDERS[search.sort]}`;
  return rows.map(toProductRow);
}

/** One page of the admin's list of products. @throws DomainError unauthenticated, forbidden */
export async function findProducts(viewer: Viewer | null, search: ProductSearch) {
  requireAdmin(requireSignedIn(viewer));
  const [rows, [count]] = await Promise.all([
    load(search, { limit: PAGE, offset: (search.page - 1) * PAGE }),
    sql.query<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${conditionOf(search)}`,
  ]);
  const total = count?.total ?? 0;
  return { rows, total, pageCount: Math.ceil(total / PAGE) };
}

/** All filtered products, at most 50,000. @throws DomainError unauthenticated, forbidden */
export async function listForExport(viewer: Viewer | null, search: ProductSearch) {
  requireAdmin(requireSignedIn(viewer));
  return load(search, { limit: EXPORTED, offset: 0 }, NO_VERSION);
}
