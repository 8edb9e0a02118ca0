import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { likePattern } from "@/lib/core/validation/text";
import { sql } from "@/lib/db/sql";
import { type AuditEntry, type EntryRow, toEntry } from "./dto";
import type { AuditSearch } from "./schema";

/** Entries on a page of the log, as of every list of the desk. */
const PAGE = 25;

/** Entries of an export at most. */
const EXPORTED = 50_000;

/** People whose names may be meant by one search; whoever means more has to say more. */
const NAMESAKES = 100;

/** The shop's calendar. */
const ZONE = "America/Chicago";

/**
 * The log's entries that a search leaves, newest first, and the number to go on from (`before`), null at the end.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findEntries(viewer: Viewer | null, search: AuditSearch, limit = PAGE) {
  requireAdmin(viewer);
  const found = await load(search, limit + 1);
  const rows = found.slice(0, limit);
  return { rows, before: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** All that a search leaves, 50,000 at most. @throws DomainError unauthenticated, forbidden */
export async function listMatchingEntries(viewer: Viewer | null, search: AuditSearch) {
  requireAdmin(viewer);
  return load(search, EXPORTED);
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

/** Their numbers. The newest of each person come from that person's index: a rare name does not read the whole log. */
async function idsOf(search: AuditSearch, limit: number) {
  const newest = Prisma.sql`${conditionOf(search)} ORDER BY e.id DESC LIMIT ${limit}`;
  const actors = search.q ? await findActors(search.q) : null;
  return actors
    ? Prisma.sql`
        SELECT found.id FROM unnest(${actors}::int[]) AS actor (id) CROSS JOIN LATERAL (
          SELECT e.id FROM audit_entries e WHERE e.actor_id = actor.id AND ${newest}) found
        ORDER BY found.id DESC LIMIT ${limit}`
    : Prisma.sql`SELECT e.id FROM audit_entries e WHERE ${newest}`;
}

/** Who is meant: the account of that number, or everybody with these words in name or e-mail address. */
async function findActors(actor: string) {
  if (/^#?\d{1,9}$/.test(actor)) return [Number(actor.replace("#", ""))];
  const like = likePattern(actor);
  const rows = await sql.query<{ id: number }[]>`
    SELECT u.id FROM users u WHERE lower(u.username || ' ' || u.email) LIKE ${like} LIMIT ${NAMESAKES}`;
  return rows.map(({ id }) => id);
}

/** Newest first, with what people call what they are about. */
async function load(search: AuditSearch, limit: number): Promise<AuditEntry[]> {
  const rows = await sql.query<EntryRow[]>`
    SELECT e.id, e.action, e.subject_type AS "subjectType", e.subject_id AS "subjectId", e.before, e.after,
      e.created_at AS "createdAt",
      CASE WHEN a.id IS NOT NULL THEN json_build_object('id', a.id, 'username', a.username) END AS actor,
      CASE e.subject_type
        WHEN 'user' THEN (SELECT u.username FROM users u WHERE u.id = e.subject_id)
        WHEN 'product' THEN (SELECT p.title FROM products p WHERE p.id = e.subject_id)
      END AS "subjectName"
    FROM audit_entries e LEFT JOIN users a ON a.id = e.actor_id
    WHERE e.id = ANY(ARRAY(${await idsOf(search, limit)})) ORDER BY e.id DESC`;
  return rows.map(toEntry);
}
