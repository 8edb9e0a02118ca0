import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameSql } from "@/lib/accounts/seller-name-sql";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { sql } from "@/lib/db/sql";
import { IS_IMPORTED, IS_PENDING } from "@/lib/moderation/import-sql";
import { APPROVAL_KINDS, type ApprovalKind, decisionDueAt } from "@/lib/moderation/rules";
import { versionOf } from "@/lib/moderation/version";
import { isStored } from "@/lib/products/images/rules";

/** Items per page of the inbox, earliest due first. */
const PAGE_SIZE = 100;

type Row = {
  kind: ApprovalKind;
  id: number;
  title: string;
  /** Owner, place or issuer; for a report, the number of reports. */
  by: string;
  imageUrl: string | null;
  at: Date;
  total: number;
  /** Reports on an established seller's product that would have hidden it. */
  isUrgent: boolean;
  version: string;
  /** Images of a product or revision; null for other kinds. */
  images: string[] | null;
};

/** Pending item; times are ISO 8601. */
export type Waiting = Omit<Row, "at" | "total" | "images"> & {
  at: string;
  dueAt: string;
  /** Whether one of its images is not stored by us, so that it cannot be approved. */
  isImageMissing: boolean;
};

type Source = { rows: Prisma.Sql; oldest: Prisma.Sql };

const open = (rows: Prisma.Sql, oldest: Prisma.Sql): Source => ({ rows, oldest });

const COLUMNS = Prisma.sql`(kind, id, title, by, "imageUrl", at, total)`;

/** Computed for the rows of the page only. */
const EXTRAS = Prisma.sql`${versionOf(Prisma.sql`w.kind`, Prisma.sql`w.id`)} AS version,
  w.kind = 'report' AND EXISTS (
    SELECT FROM content_reports one JOIN content_reports r
      ON r.kind = one.kind AND r.subject_id = one.subject_id AND r.outcome IS NULL
    WHERE one.id = w.id AND r.urgent_at IS NOT NULL) AS "isUrgent",
  CASE w.kind
    WHEN 'product' THEN (SELECT array_prepend(p.image_url, p.images) || ARRAY(
      SELECT v.image_url FROM product_variants v
      WHERE v.product_id = p.id AND v.archived_at IS NULL AND v.image_url IS NOT NULL)
      FROM products p WHERE p.id = w.id)
    WHEN 'revision' THEN (SELECT array_prepend(v.content->>'imageUrl',
      ARRAY(SELECT jsonb_array_elements_text(v.content->'images'))) FROM product_revisions v WHERE v.id = w.id)
  END AS images`;

/** Pending products that match the condition. */
const productRows = (condition: Prisma.Sql) => Prisma.sql`
  SELECT 'product', p.id, p.title, u.username, p.image_url, p.updated_at, count(*) OVER ()::int
  FROM products p JOIN users u ON u.id = p.seller_id
  WHERE ${IS_PENDING} AND u.disabled_at IS NULL AND ${condition}`;

/** Pending items per kind, as `kind, id, title, by, imageUrl, at, total`. */
const SOURCES: Record<ApprovalKind, Source> = {
  // The title is the number of products.
  import: open(
    Prisma.sql`SELECT 'import', g.id, g.products::text, ${sellerNameSql("u")}, NULL, g.at,
        count(*) OVER ()::int
      FROM (SELECT i.id, i.seller_id, i.finished_at AS at, count(*) AS products
        FROM product_imports i JOIN product_import_rows r ON r.import_id = i.id AND r.state = 'created'
        CROSS JOIN LATERAL (SELECT * FROM products WHERE products.id = r.product_id OFFSET 0) p
        WHERE i.finished_at IS NOT NULL AND ${IS_PENDING} GROUP BY i.id) g
      JOIN users u ON u.id = g.seller_id
      WHERE u.disabled_at IS NULL`,
    Prisma.sql`g.at`,
  ),
  // Those of an import are listed as one item.
  product: open(productRows(Prisma.sql`NOT ${IS_IMPORTED}`), Prisma.sql`p.updated_at`),
  revision: open(
    Prisma.sql`SELECT 'revision', v.id, p.title, u.username, p.image_url, v.updated_at, count(*) OVER ()::int
      FROM product_revisions v JOIN products p ON p.id = v.product_id JOIN users u ON u.id = p.seller_id
      WHERE v.status = 'pending' AND p.archived_at IS NULL AND u.disabled_at IS NULL`,
    Prisma.sql`v.updated_at`,
  ),
  certificate: open(
    Prisma.sql`SELECT 'certificate', c.id, p.title, c.body, p.image_url, c.created_at, count(*) OVER ()::int
      FROM certificates c JOIN products p ON p.id = c.product_id
      WHERE c.status = 'pending' AND p.archived_at IS NULL`,
    Prisma.sql`c.created_at`,
  ),
  business: open(
    Prisma.sql`SELECT 'business', b.id, b.name, b.address, b.image_url, b.created_at, count(*) OVER ()::int
      FROM businesses b WHERE b.status = 'pending'`,
    Prisma.sql`b.created_at`,
  ),
  listing: open(
    Prisma.sql`SELECT 'listing', q.id, b.name, u.username, b.image_url, q.created_at, count(*) OVER ()::int
      FROM listing_requests q JOIN businesses b ON b.id = q.business_id JOIN users u ON u.id = q.user_id
      WHERE q.status = 'pending'`,
    Prisma.sql`q.created_at`,
  ),
  seller: open(
    Prisma.sql`SELECT 'seller', s.id, s.business_name, coalesce(s.location, s.email), NULL, s.created_at, count(*) OVER ()::int
      FROM seller_applications s WHERE s.status = 'pending'`,
    Prisma.sql`s.created_at`,
  ),
  wholesale: open(
    Prisma.sql`SELECT 'wholesale', w.id, w.business_name, u.username, NULL, w.created_at, count(*) OVER ()::int
      FROM wholesale_applications w JOIN users u ON u.id = w.user_id WHERE w.status = 'pending'`,
    Prisma.sql`w.created_at`,
  ),
  story: open(
    Prisma.sql`SELECT 'story', s.id, s.title, u.username, NULL, s.created_at, count(*) OVER ()::int
      FROM customer_stories s JOIN users u ON u.id = s.author_id WHERE s.status = 'pending'`,
    Prisma.sql`s.created_at`,
  ),
  // One entry per reported item, by its first open report.
  report: open(
    Prisma.sql`SELECT 'report', g.id, coalesce(v.title, p.title, f.title, rf.title, s.title, b.name), g.reports::text,
        coalesce(p.image_url, q.image_url, b.image_url), g.at, count(*) OVER ()::int
      FROM (SELECT kind, subject_id, min(id) AS id, min(created_at) AS at, count(*) AS reports,
          bool_or(urgent_at IS NOT NULL) AS urgent
        FROM content_reports WHERE outcome IS NULL GROUP BY kind, subject_id) g
      LEFT JOIN reviews v ON g.kind = 'review' AND v.id = g.subject_id
      LEFT JOIN products q ON q.id = v.product_id
      LEFT JOIN products p ON g.kind = 'product' AND p.id = g.subject_id
      LEFT JOIN forum_posts f ON g.kind = 'forum_post' AND f.id = g.subject_id
      LEFT JOIN forum_replies r ON g.kind = 'forum_reply' AND r.id = g.subject_id
      LEFT JOIN forum_posts rf ON rf.id = r.post_id
      LEFT JOIN customer_stories s ON g.kind = 'story' AND s.id = g.subject_id
      LEFT JOIN businesses b ON g.kind = 'business' AND b.id = g.subject_id
      WHERE coalesce(v.id, p.id, f.id, r.id, s.id, b.id) IS NOT NULL`,
    Prisma.sql`NOT g.urgent, g.at`,
  ),
};

function toWaiting({ total: _total, at: submittedAt, images, ...row }: Row): Waiting {
  const isImageMissing = !(images ?? []).every(isStored);
  return {
    ...row,
    imageUrl: row.imageUrl && isStored(row.imageUrl) ? row.imageUrl : null,
    isImageMissing,
    at: submittedAt.toISOString(),
    dueAt: decisionDueAt(submittedAt, row.kind).toISOString(),
  };
}

type InboxSearch = { kind?: ApprovalKind | undefined; page?: number | undefined };

/**
 * Returns one page of the admin's inbox, urgent reports first, then other reports, then earliest due, and the totals per kind. A page
 * beyond the last returns the last one. One round trip.
 * @throws DomainError unauthenticated, forbidden
 */
export async function listWaiting(
  viewer: Viewer | null,
  { kind: only, page = 1 }: InboxSearch = {},
) {
  requireAdmin(requireSignedIn(viewer));
  const queries = APPROVAL_KINDS.map((kind) => {
    const { rows, oldest } = SOURCES[kind];
    return Prisma.sql`(${rows} ORDER BY ${oldest} LIMIT ${page * PAGE_SIZE})`;
  });
  const rows = await sql.query<Row[]>`
    WITH waiting ${COLUMNS} AS (${Prisma.join(queries, " UNION ALL ")})
    SELECT w.*, ${EXTRAS} FROM waiting w`;
  const counts = Object.fromEntries(
    APPROVAL_KINDS.map((kind) => [kind, rows.find((row) => row.kind === kind)?.total ?? 0]),
  ) as Record<ApprovalKind, number>;
  const total = only ? counts[only] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const currentPage = Math.min(page, pageCount);
  const items = rows
    .filter(({ kind }) => !only || kind === only)
    .map(toWaiting)
    .sort(
      (a, b) =>
        Number(b.isUrgent) - Number(a.isUrgent) ||
        Number(b.kind === "report") - Number(a.kind === "report") ||
        a.dueAt.localeCompare(b.dueAt) ||
        a.id - b.id,
    )
    .slice((currentPage - 1) * PAGE_SIZE, currentPage * PAGE_SIZE);
  return { items, counts, page: currentPage, pageCount };
}

/**
 * Returns one inbox item, whatever its page; null when it is no longer pending.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findWaiting(
  viewer: Viewer | null,
  { kind, id }: { kind: ApprovalKind; id: number },
): Promise<Waiting | null> {
  requireAdmin(requireSignedIn(viewer));
  const [row] = await sql.query<Row[]>`
    WITH waiting ${COLUMNS} AS (${kind === "product" ? productRows(Prisma.sql`p.id = ${id}`) : SOURCES[kind].rows})
    SELECT w.*, ${EXTRAS} FROM waiting w WHERE id = ${id}`;
  return row ? toWaiting(row) : null;
}
