import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { likePattern } from "@/lib/core/validation/text";
import { sql } from "@/lib/db/sql";
import { type AuditEntry, type EntryRow, toEntry } from "./dto";
import type { AuditSearch } from "./schema";

/** Entries per page, as in every list of the admin area. */
const PAGE = 25;

/** Maximum number of entries in an export. */
const EXPORTED = 50_000;

/** Maximum number of users that one search matches. */
const NAMESAKES = 100;

/** The time zone of the shop. */
const ZONE = "America/Chicago";

/**
 * The matching entries, newest first, and the cursor `before` of the next page, null at the end.
 * @throws DomainError unauthenticated, forbidden
 */
export async function findEntries(viewer: Viewer | null, search: AuditSearch, limit = PAGE) {
  requireAdmin(requireSignedIn(viewer));
  const entries = await load(search, limit + 1);
  const rows = entries.slice(0, limit);
  return { rows, before: entries.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** All matching entries, at most 50,000. @throws DomainError unauthenticated, forbidden */
export async function listMatchingEntries(viewer: Viewer | null, search: AuditSearch) {
  requireAdmin(requireSignedIn(viewer));
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

/**
 * Ids of the entries. Reads the newest of each actor by the actor's index, so that a rare name does not scan the whole
 * log.
 */
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

/** Finds actors: the account with that id, or all whose username or email address contains the text. */
async function findActors(actor: string) {
  if (/^#?\d{1,9}$/.test(actor)) return [Number(actor.replace("#", ""))];
  const like = likePattern(actor);
  const rows = await sql.query<{ id: number }[]>`
    SELECT u.id FROM users u WHERE lower(u.username || ' ' || u.email) LIKE ${like} LIMIT ${NAMESAKES}`;
  return rows.map(({ id }) => id);
}

/** Newest first, with the names of their subjects. */
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
