import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { toUser, userSelect } from "@/lib/accounts/dto";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import type { Pagination } from "@/lib/core/pagination";
import { likePattern } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { accountSelect, toUserAccount, toUserRow, type UserListRow } from "./dto";
import type { UserSearch } from "./schema";

/** Rows per page of the admin's list. */
const PAGE = 25;

/** Maximum number of rows in an export. */
const EXPORTED = 50_000;

/** GET /api/admin/users: accounts that are not deleted, newest first. @throws DomainError forbidden */
export async function listUsers(viewer: Viewer, { limit, offset }: Pagination) {
  requireAdmin(viewer);
  const where = { deletedAt: null };
  const [rows, total] = await Promise.all([
    db.user.findMany({
      where,
      select: userSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.user.count({ where }),
  ]);
  return { rows: rows.map(toUser), total };
}

const ORDERS: Record<UserSearch["sort"], Prisma.Sql> = {
  newest: Prisma.sql`u.created_at DESC, u.id DESC`,
  oldest: Prisma.sql`u.created_at, u.id`,
  name: Prisma.sql`lower(u.username), u.id`,
};

function conditionOf({ q, role, state }: UserSearch) {
  const like = likePattern(q);
  const conditions = [
    Prisma.sql`u.deleted_at IS NULL`,
    ...(q ? [Prisma.sql`lower(u.username || ' ' || u.email) LIKE ${like}`] : []),
    ...(role ? [Prisma.sql`u.role = ${role}::"Role"`] : []),
    ...(state === "active" ? [Prisma.sql`u.disabled_at IS NULL`] : []),
    ...(state === "disabled" ? [Prisma.sql`u.disabled_at IS NOT NULL`] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

async function load(search: UserSearch, { limit, offset }: Pagination) {
  const rows = await sql.query<UserListRow[]>`
    SELECT u.id, u.username, u.email, u.role, u.city, u.country, u.profile_image AS "profileImage",
      u.created_at AS "createdAt", u.email_verified_at AS "emailVerifiedAt", u.disabled_at AS "disabledAt"
    FROM users u WHERE ${conditionOf(search)} ORDER BY ${ORDERS[search.sort]} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map(toUserRow);
}

/** One page of the admin's list of users. @throws DomainError unauthenticated, forbidden */
export async function findUsers(viewer: Viewer | null, search: UserSearch) {
  requireAdmin(requireSignedIn(viewer));
  const [rows, [count]] = await Promise.all([
    load(search, { limit: PAGE, offset: (search.page - 1) * PAGE }),
    sql.query<{ total: number }[]>`
      SELECT count(*)::int AS total FROM users u WHERE ${conditionOf(search)}`,
  ]);
  const total = count?.total ?? 0;
  return { rows, total, pageCount: Math.ceil(total / PAGE) };
}

/** All filtered users, at most 50,000. @throws DomainError unauthenticated, forbidden */
export async function listForExport(viewer: Viewer | null, search: UserSearch) {
  requireAdmin(requireSignedIn(viewer));
  return load(search, { limit: EXPORTED, offset: 0 });
}

export type UserAccount = NonNullable<Awaited<ReturnType<typeof getAccount>>>;

/**
 * Returns one account as an admin sees it: contact details, the reason why it is disabled, and activity counts; never
 * credentials. Null if there is none or it is deleted.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getAccount(viewer: Viewer | null, id: number) {
  requireAdmin(requireSignedIn(viewer));
  const row = await db.user.findFirst({ where: { id, deletedAt: null }, select: accountSelect });
  return row && { ...toUserAccount(row), counts: await countActivity(id) };
}

/** Paid orders, paid sales, products that are not archived, reviews, and open sessions. */
async function countActivity(userId: number) {
  const [orders, sales, products, reviews, sessions] = await Promise.all([
    db.order.count({ where: { buyerId: userId, paidAt: { not: null } } }),
    db.sellerOrder.count({ where: { sellerId: userId, order: { paidAt: { not: null } } } }),
    db.product.count({ where: { sellerId: userId, archivedAt: null } }),
    db.review.count({ where: { authorId: userId } }),
    db.session.count({
      where: { userId, revokedAt: null, expiresAt: { gt: new Date() } },
    }),
  ]);
  return { orders, sales, products, reviews, sessions };
}
