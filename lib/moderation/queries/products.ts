import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { productSelect, toProduct } from "@/lib/catalog/dto";
import { db } from "@/lib/core/db";
import { containing } from "@/lib/core/text";
import { requireAdmin } from "@/lib/moderation/admin";
import { rowSelect, toProductRow } from "@/lib/moderation/dto";
import type { ProductSearch, ProductStatusFilter } from "@/lib/moderation/schema";

/** Rows of a page in the admin's list. */
const PAGE = 25;

/** Rows of an export at most, read so many at a time: a statement takes 32,767 numbers. */
const EXPORTED = 50_000;
const STEP = 5_000;

/** GET /api/admin/products: all that are not archived, newest first. @throws DomainError unauthenticated, forbidden */
export async function listAllProducts(
  asking: Viewer | null,
  { status, limit, offset }: ProductStatusFilter,
) {
  requireAdmin(asking);
  const where = { archivedAt: null, ...(status ? { moderationStatus: status } : {}) };
  const [rows, total] = await Promise.all([
    db.product.findMany({
      where,
      select: productSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.product.count({ where }),
  ]);
  const today = new Date();
  return { rows: rows.map((row) => toProduct(row, today)), total };
}

const STATES = {
  active: Prisma.sql`p.archived_at IS NULL AND p.is_active`,
  inactive: Prisma.sql`p.archived_at IS NULL AND NOT p.is_active`,
  archived: Prisma.sql`p.archived_at IS NOT NULL`,
};

const ORDERS: Record<ProductSearch["sort"], Prisma.Sql> = {
  newest: Prisma.sql`p.created_at DESC, p.id DESC`,
  oldest: Prisma.sql`p.created_at, p.id`,
};

function conditionOf({ q, status, category, state }: ProductSearch) {
  const like = containing(q);
  const conditions = [
    state ? STATES[state] : Prisma.sql`p.archived_at IS NULL`,
    ...(q ? [Prisma.sql`lower(p.title) LIKE ${like}`] : []),
    ...(status ? [Prisma.sql`p.moderation_status = ${status}::"ModerationStatus"`] : []),
    ...(category ? [Prisma.sql`p.category = ${category}::"Category"`] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

async function findIds(search: ProductSearch, limit: number, offset: number) {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE ${conditionOf(search)}
    ORDER BY ${ORDERS[search.sort]} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(({ id }) => id);
}

async function load(ids: number[]) {
  const where = { id: { in: ids } };
  const [rows, reports] = await Promise.all([
    db.product.findMany({ where, select: rowSelect }),
    db.contentReport.groupBy({
      by: "subjectId",
      where: { kind: "product", subjectId: { in: ids }, outcome: null },
      _min: { id: true },
    }),
  ]);
  const reported = new Map(reports.map(({ subjectId, _min }) => [subjectId, _min.id]));
  const byId = new Map(
    rows.map((row) => [row.id, toProductRow(row, reported.get(row.id) ?? null)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One page of the admin's list of products. @throws DomainError unauthenticated, forbidden */
export async function findProducts(asking: Viewer | null, search: ProductSearch) {
  requireAdmin(asking);
  const [rows, [counted]] = await Promise.all([
    findIds(search, PAGE, (search.page - 1) * PAGE).then(load),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM products p WHERE ${conditionOf(search)}`,
  ]);
  const total = counted?.total ?? 0;
  return { rows, total, pageCount: Math.ceil(total / PAGE) };
}

/** All that the filters leave, 50,000 at most. @throws DomainError unauthenticated, forbidden */
export async function listMatching(asking: Viewer | null, search: ProductSearch) {
  requireAdmin(asking);
  const ids = await findIds(search, EXPORTED, 0);
  const rows = [];
  for (let from = 0; from < ids.length; from += STEP) {
    rows.push(...(await load(ids.slice(from, from + STEP))));
  }
  return rows;
}
