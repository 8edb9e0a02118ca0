import "server-only";

import { requireSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";

/** Maximum age of a question that still awaits a reply, in days. */
const REPLY_DAYS = 90;

type Row = {
  total: number;
  unread: number;
  waitingCount: number;
  firstWaitingId: number | null;
  returns: number;
  firstReturn: number | null;
};

/**
 * Statistics of the calling seller's inbox, in one round trip: messages, unread messages, conversations of the last 90
 * days whose latest message is the buyer's, and pending return requests.
 * @throws DomainError forbidden
 */
export async function getInboxStats(viewer: Viewer) {
  const { id } = requireSeller(viewer);
  const [row] = await sql.query<Row[]>`
    WITH written AS (
      SELECT m.read_at FROM messages m JOIN message_threads t ON t.id = m.thread_id
      WHERE m.receiver_id = ${id} AND t.seller_id = ${id}),
    waiting AS (
      SELECT t.id FROM message_threads t
      JOIN users b ON b.id = t.buyer_id AND b.deleted_at IS NULL
      JOIN LATERAL (SELECT sender_id FROM messages WHERE thread_id = t.id
        ORDER BY created_at DESC, id DESC LIMIT 1) m ON m.sender_id = t.buyer_id
      WHERE t.seller_id = ${id} AND t.last_message_at > now() - make_interval(days => ${REPLY_DAYS}::int)
      ORDER BY t.last_message_at),
    requests AS (
      SELECT r.id, p.order_id FROM return_requests r JOIN order_parts p ON p.id = r.part_id
      WHERE p.seller_id = ${id} AND r.status = 'requested')
    SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread,
      (SELECT count(*)::int FROM waiting) AS "waitingCount", (SELECT id FROM waiting LIMIT 1) AS "firstWaitingId",
      (SELECT count(*)::int FROM requests) AS returns,
      (SELECT order_id FROM requests ORDER BY id LIMIT 1) AS "firstReturn"
    FROM written ${PREPARED}`;
  if (!row) throw new Error("Aggregate query returned no row");
  return {
    total: row.total,
    unread: row.unread,
    toAnswer: { count: row.waitingCount, threadId: row.firstWaitingId },
    returns: { count: row.returns, orderId: row.firstReturn },
  };
}

export type InboxStats = Awaited<ReturnType<typeof getInboxStats>>;

const PAGE = 20;

/** Maximum number of characters of a message in the list. */
const MAX_TEXT = 200;

type MessageRow = {
  id: number;
  threadId: number;
  subject: string;
  text: string;
  from: string | null;
  isRead: boolean;
  createdAt: Date;
};

/**
 * One page of the messages to the calling seller, newest first; `createdAt` is ISO 8601, `from` null once that account
 * is deleted.
 * @throws DomainError forbidden
 */
export async function listInbox(viewer: Viewer, { page = 1, take: limit = PAGE } = {}) {
  const { id } = requireSeller(viewer);
  const rows = await sql.query<MessageRow[]>`
    SELECT m.id, m.thread_id AS "threadId", m.subject, left(m.message, ${MAX_TEXT}::int) AS text,
      CASE WHEN s.deleted_at IS NULL THEN s.username END AS "from", m.read_at IS NOT NULL AS "isRead",
      m.created_at AS "createdAt"
    FROM messages m JOIN message_threads t ON t.id = m.thread_id JOIN users s ON s.id = m.sender_id
    WHERE m.receiver_id = ${id} AND t.seller_id = ${id}
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int ${PREPARED}`;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Number of pages of `listInbox` for a number of messages (`getInboxStats`). */
export const inboxPages = (total: number) => Math.ceil(total / PAGE);

export type InboxMessage = Awaited<ReturnType<typeof listInbox>>[number];
