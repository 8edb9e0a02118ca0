import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { containing } from "@/lib/core/text";
import { requireAdmin } from "@/lib/moderation/admin";
import { type AuditEntry, entrySelect, toEntry } from "./dto";
import type { AuditSearch } from "./schema";

/** Entries on a page of the log. */
const PAGE = 50;

/** Entries of an export at most. */
const EXPORTED = 50_000;

/** Entries that one query loads: the database takes no more than so many numbers at once. */
const BATCH = 5_000;

/** People whose names may be meant by one search; whoever means more has to say more. */
const NAMESAKES = 100;

/** The shop's calendar. */
const ZONE = "America/Chicago";

/**
 * The log's entries that a search leaves, newest first, and the number to go on from (`before`), null at the end.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findEntries(asking: Viewer | null, search: AuditSearch, limit = PAGE) {
  requireAdmin(asking);
  const ids = await findIds(search, limit + 1);
  const rows = await load(ids.slice(0, limit));
  return { rows, before: ids.length > limit ? (ids[limit - 1] ?? null) : null };
}

/** All that a search leaves, 50,000 at most. @throws DomainError unauthenticated, forbidden */
export async function listMatchingEntries(asking: Viewer | null, search: AuditSearch) {
  requireAdmin(asking);
  return load(await findIds(search, EXPORTED));
}

function conditionOf({ action, subject, number, from, to, before }: AuditSearch) {
  const conditions = [
    ...(action ? [Prisma.sql`e.action = ${action}`] : []),
    ...(subject ? [Prisma.sql`e.subject_type = ${subject}`] : []),
    ...(number ? [Prisma.sql`e.subject_id = ${number}`] : []),
    ...(from ? [Prisma.sql`e.created_at >= ${from}::date::timestamp AT TIME ZONE ${ZONE}`] : []),
    ...(to ? [Prisma.sql`e.created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${ZONE}`] : []),
    ...(before ? [Prisma.sql`e.id < ${before}`] : []),
  ];
  return conditions.length > 0 ? Prisma.join(conditions, " AND ") : Prisma.sql`true`;
}

/** The newest of each person come from that person's index, so that a rare name does not read the whole log. */
async function findIds(search: AuditSearch, limit: number) {
  const newest = Prisma.sql`${conditionOf(search)} ORDER BY e.id DESC LIMIT ${limit}`;
  const actors = search.q ? await findActors(search.q) : null;
  const rows = actors
    ? await db.$queryRaw<{ id: number }[]>`
        SELECT found.id FROM unnest(${actors}::int[]) AS actor (id) CROSS JOIN LATERAL (
          SELECT e.id FROM audit_entries e WHERE e.actor_id = actor.id AND ${newest}) found
        ORDER BY found.id DESC LIMIT ${limit}`
    : await db.$queryRaw<{ id: number }[]>`SELECT e.id FROM audit_entries e WHERE ${newest}`;
  return rows.map(({ id }) => id);
}

/** Who is meant: the account of that number, or everybody with these words in name or e-mail address. */
async function findActors(actor: string) {
  if (/^#?\d{1,9}$/.test(actor)) return [Number(actor.replace("#", ""))];
  const like = containing(actor);
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT u.id FROM users u WHERE lower(u.username || ' ' || u.email) LIKE ${like} LIMIT ${NAMESAKES}`;
  return rows.map(({ id }) => id);
}

/** In the order of their numbers, newest first. */
async function load(ids: number[]) {
  const entries: AuditEntry[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db.auditEntry.findMany({
      where: { id: { in: ids.slice(start, start + BATCH) } },
      select: entrySelect,
      orderBy: { id: "desc" },
    });
    const names = await findNames(rows);
    entries.push(...rows.map((row) => toEntry(row, names)));
  }
  return entries;
}

type About = { subjectType: string; subjectId: number };

/** What people call the things that entries are about. */
async function findNames(rows: About[]) {
  const idsOf = (type: string) => [
    ...new Set(rows.filter((row) => row.subjectType === type).map(({ subjectId }) => subjectId)),
  ];
  const [users, products] = await Promise.all([
    db.user.findMany({
      where: { id: { in: idsOf("user") } },
      select: { id: true, username: true },
    }),
    db.product.findMany({
      where: { id: { in: idsOf("product") } },
      select: { id: true, title: true },
    }),
  ]);
  return new Map([
    ...users.map(({ id, username }) => [`user:${id}`, username] as const),
    ...products.map(({ id, title }) => [`product:${id}`, title] as const),
  ]);
}
