import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { DomainError } from "@/lib/core/errors";
import type { db, Tx } from "@/lib/db/client";
import type { ApprovalKind, SingleKind } from "./rules";

/** Fields that change without an edit by the author. */
const NOISE = Prisma.sql`ARRAY['updated_at', 'reserved', 'sold_count', 'rating_count', 'rating_sum', 'search_text',
  'title_text', 'name_text', 'place_text', 'view_count', 'reply_count', 'is_active', 'is_suspended', 'is_verified', 'is_pinned',
  'is_locked', 'hidden_at', 'active_when_shown', 'option_terms', 'terms_version']`;

const rowOf = (alias: Prisma.Sql) => Prisma.sql`(to_jsonb(${alias}) - ${NOISE})::text`;

/** A product with its translations, options and variants, as text. */
const productText = (id: Prisma.Sql) => Prisma.sql`(
  SELECT ${rowOf(Prisma.sql`shown`)} || coalesce((
    SELECT jsonb_agg(to_jsonb(t) ORDER BY t.locale)::text FROM product_translations t WHERE t.product_id = shown.id), '')
    || coalesce((
    SELECT jsonb_agg(to_jsonb(o) ORDER BY o.position)::text FROM product_options o WHERE o.product_id = shown.id), '')
    || coalesce((
    SELECT jsonb_agg(to_jsonb(v) - ${NOISE} ORDER BY v.id)::text FROM product_variants v
    WHERE v.product_id = shown.id AND v.archived_at IS NULL), '')
  FROM products shown WHERE shown.id = ${id})`;

const textIn = (table: Prisma.Sql, id: Prisma.Sql) =>
  Prisma.sql`(SELECT ${rowOf(Prisma.sql`x`)} FROM ${table} x WHERE x.id = ${id})`;

/** The reported content as text, by the id of a report. */
const reportedText = (id: Prisma.Sql) => Prisma.sql`(
  SELECT CASE r.kind
    WHEN 'product' THEN ${productText(Prisma.sql`r.subject_id`)}
    WHEN 'review' THEN ${textIn(Prisma.sql`reviews`, Prisma.sql`r.subject_id`)}
    WHEN 'forum_post' THEN ${textIn(Prisma.sql`forum_posts`, Prisma.sql`r.subject_id`)}
    WHEN 'forum_reply' THEN ${textIn(Prisma.sql`forum_replies`, Prisma.sql`r.subject_id`)}
    WHEN 'story' THEN ${textIn(Prisma.sql`customer_stories`, Prisma.sql`r.subject_id`)}
    WHEN 'business' THEN ${textIn(Prisma.sql`businesses`, Prisma.sql`r.subject_id`)}
  END FROM content_reports r WHERE r.id = ${id})`;

/** The content hash of an inbox item, NULL where there is none. `kind` and `id` are SQL expressions. */
export function versionOf(kind: Prisma.Sql, id: Prisma.Sql) {
  return Prisma.sql`md5(CASE ${kind}
    WHEN 'product' THEN ${productText(id)}
    WHEN 'revision' THEN (SELECT v.content::text FROM product_revisions v WHERE v.id = ${id})
    WHEN 'certificate' THEN ${textIn(Prisma.sql`certificates`, id)}
    WHEN 'business' THEN ${textIn(Prisma.sql`businesses`, id)}
    WHEN 'listing' THEN (
      SELECT to_jsonb(q)::text || ${textIn(Prisma.sql`businesses`, Prisma.sql`q.business_id`)}
      FROM listing_requests q WHERE q.id = ${id})
    WHEN 'seller' THEN ${textIn(Prisma.sql`seller_applications`, id)}
    WHEN 'wholesale' THEN ${textIn(Prisma.sql`wholesale_applications`, id)}
    WHEN 'story' THEN ${textIn(Prisma.sql`customer_stories`, id)}
    WHEN 'report' THEN ${reportedText(id)}
    WHEN 'import' THEN (SELECT string_agg(concat(p.id, ':', p.updated_at), ',' ORDER BY p.id)
      FROM product_import_rows r CROSS JOIN LATERAL (SELECT * FROM products WHERE products.id = r.product_id OFFSET 0) p
      WHERE r.import_id = ${id} AND r.state = 'created' AND p.moderation_status = 'pending')
  END)`;
}

/** Returns the content hash of one inbox item, null where there is none. */
export async function readVersion(client: Tx | typeof db, kind: ApprovalKind, id: number) {
  const [row] = await client.$queryRaw<{ version: string | null }[]>`
    SELECT ${versionOf(Prisma.sql`${kind}::text`, Prisma.sql`${id}::int`)} AS version`;
  return row?.version ?? null;
}

/** Rows that the sender of each kind changes; locked before their version is compared. */
const LOCKS: Record<Exclude<SingleKind, "report">, (id: number) => Prisma.Sql> = {
  product: (id) => Prisma.sql`SELECT FROM products WHERE id = ${id} FOR UPDATE`,
  revision: (id) => Prisma.sql`
    SELECT FROM products p JOIN product_revisions v ON v.product_id = p.id WHERE v.id = ${id} FOR UPDATE OF p`,
  certificate: (id) => Prisma.sql`SELECT FROM certificates WHERE id = ${id} FOR UPDATE`,
  business: (id) => Prisma.sql`SELECT FROM businesses WHERE id = ${id} FOR UPDATE`,
  listing: (id) => Prisma.sql`
    SELECT FROM listing_requests q JOIN businesses b ON b.id = q.business_id WHERE q.id = ${id} FOR UPDATE OF q, b`,
  seller: (id) => Prisma.sql`SELECT FROM seller_applications WHERE id = ${id} FOR UPDATE`,
  wholesale: (id) => Prisma.sql`SELECT FROM wholesale_applications WHERE id = ${id} FOR UPDATE`,
  story: (id) => Prisma.sql`SELECT FROM customer_stories WHERE id = ${id} FOR UPDATE`,
};

/**
 * Locks an inbox item and compares the version that the admin saw; a report's content is locked by its caller.
 * Without a version nothing is compared.
 * @throws DomainError conflict (it changed since)
 */
export async function requireVersion(
  tx: Tx,
  { kind, id, version }: { kind: SingleKind; id: number; version?: string | undefined },
) {
  if (version === undefined) return;
  if (kind !== "report") await tx.$queryRaw(LOCKS[kind](id));
  const current = await readVersion(tx, kind, id);
  if (current !== null && current !== version) throw new DomainError("conflict", "changedSince");
}
