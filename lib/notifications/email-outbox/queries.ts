import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { likePattern } from "@/lib/core/validation/text";
import { sql } from "@/lib/db/sql";
import { canSendEmail } from "@/lib/notifications/mailer";
import type { Attachment } from "@/lib/notifications/service/outbox";
import { type EmailColumns, toEmailRow } from "./dto";
import type { EmailSearch, EmailState } from "./schema";

/** Emails per page. */
const PAGE = 50;

const COLUMNS = Prisma.sql`o.id, o.payload->>'to' AS "to", o.payload->>'subject' AS subject,
  o.created_at AS "createdAt", o.done_at AS "doneAt", o.next_try_at AS "nextTryAt", o.failed_at AS "failedAt", o.attempts,
  o.last_error AS "lastError"`;

const STATES: Record<EmailState, Prisma.Sql> = {
  sent: Prisma.sql`o.done_at IS NOT NULL`,
  waiting: Prisma.sql`o.done_at IS NULL AND o.failed_at IS NULL AND o.last_error IS NULL`,
  failing: Prisma.sql`o.done_at IS NULL AND o.failed_at IS NULL AND o.last_error IS NOT NULL`,
  failed: Prisma.sql`o.done_at IS NULL AND o.failed_at IS NOT NULL`,
};

function conditionOf({ q, state, before }: EmailSearch) {
  const like = likePattern(q);
  const conditions = [
    Prisma.sql`o.kind = 'mail'`,
    ...(q
      ? [Prisma.sql`lower((o.payload->>'to') || ' ' || (o.payload->>'subject')) LIKE ${like}`]
      : []),
    ...(state ? [STATES[state]] : []),
    ...(before ? [Prisma.sql`o.id < ${before}`] : []),
  ];
  return Prisma.join(conditions, " AND ");
}

/**
 * Returns one page of the emails that match a search, newest first, and the cursor of the next page (`before`), null at
 * the end.
 * @throws DomainError unauthenticated, forbidden
 */
export async function searchEmails(viewer: Viewer | null, search: EmailSearch) {
  requireAdmin(requireSignedIn(viewer));
  const rows = await sql.query<EmailColumns[]>`
    SELECT ${COLUMNS} FROM outbox o WHERE ${conditionOf(search)} ORDER BY o.id DESC LIMIT ${PAGE + 1}`;
  const pageRows = rows.slice(0, PAGE).map(toEmailRow);
  return { rows: pageRows, before: rows.length > PAGE ? (pageRows.at(-1)?.id ?? null) : null };
}

/**
 * Returns one email, or null. Its text is included in demo mode only: emails contain links that sign users in.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getEmail(viewer: Viewer | null, id: number) {
  requireAdmin(requireSignedIn(viewer));
  const [row] = await sql.query<EmailColumns[]>`
    SELECT ${COLUMNS} FROM outbox o WHERE o.id = ${id} AND o.kind = 'mail'`;
  return row ? { ...toEmailRow(row), content: await readContent(id) } : null;
}

export type EmailContent = { text: string; html: string; attachments: Attachment[] };

async function readContent(id: number) {
  if (!env.DEMO_MODE) return null;
  const [content] = await sql.query<EmailContent[]>`
    SELECT payload->>'text' AS text, payload->>'html' AS html,
      coalesce(payload->'attachments', '[]'::jsonb) AS attachments FROM outbox WHERE id = ${id}`;
  return content ?? null;
}

/**
 * Returns whether email texts are visible and whether a mail server is configured.
 * @throws DomainError unauthenticated, forbidden
 */
export function getEmailRules(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  return { areWordsShown: env.DEMO_MODE, isServerSet: canSendEmail() };
}
