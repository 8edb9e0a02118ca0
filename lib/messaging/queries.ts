import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameSql } from "@/lib/accounts/seller-name-sql";
import type { Viewer } from "@/lib/auth/viewer";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { messageSelect, type ThreadRow, toMessage, toThread } from "./dto";

const THREADS = 30;
const MESSAGES = 30;

/** GET /api/messages/seller: messages to the viewer as a seller, newest first. */
export async function listMessagesToSeller(viewer: Viewer, { limit, offset }: Pagination) {
  const where = { receiverId: viewer.id, thread: { sellerId: viewer.id } };
  const [rows, total] = await Promise.all([
    db.message.findMany({
      where,
      select: messageSelect,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.message.count({ where }),
  ]);
  return { rows: rows.map(toMessage), total };
}

/** Number of unread messages to the viewer. */
export function countUnread(viewer: Viewer): Promise<number> {
  return db.message.count({ where: { receiverId: viewer.id, readAt: null } });
}

/**
 * The viewer's threads, latest message first; with `before`, those after that thread. `next` is the cursor, null at the
 * end.
 */
export async function listThreads(viewer: Viewer, before = 0) {
  const older =
    before === 0
      ? Prisma.sql`true`
      : Prisma.sql`(t.last_message_at, t.id) < (SELECT b.last_message_at, b.id FROM message_threads b
          WHERE b.id = ${before} AND ${viewer.id} IN (b.buyer_id, b.seller_id))`;
  const rows = await findThreads(viewer, older, THREADS + 1);
  const threads = rows.slice(0, THREADS);
  const next = rows.length > THREADS ? (threads.at(-1)?.id ?? null) : null;
  return { threads, next };
}

/**
 * One of the viewer's threads, with its newest messages or those before the message `before`, in chronological order.
 * `older` is the cursor, null at the beginning. Null for a thread of other users.
 */
export async function getThread(viewer: Viewer, id: number, before = 0) {
  const [thread] = id > 0 ? await findThreads(viewer, Prisma.sql`t.id = ${id}`, 1) : [];
  if (!thread) return null;
  // Writes to a thread are serialized, so its ids are in the order of its messages.
  const rows = await db.message.findMany({
    where: { threadId: id, ...(before > 0 ? { id: { lt: before } } : {}) },
    select: messageSelect,
    orderBy: { id: "desc" },
    take: MESSAGES + 1,
  });
  const pageRows = rows.slice(0, MESSAGES);
  const older = rows.length > MESSAGES ? (pageRows.at(-1)?.id ?? null) : null;
  return { ...thread, messages: pageRows.reverse().map(toMessage), older, isNewest: before === 0 };
}

async function findThreads(viewer: Viewer, condition: Prisma.Sql, limit: number) {
  const rows = await sql.query<ThreadRow[]>`
    SELECT t.id, t.subject, t.last_message_at AS "lastMessageAt", t.product_id AS "productId",
      t.order_id AS "orderId", CASE WHEN o.id = t.seller_id THEN ${sellerNameSql("o")} ELSE o.username END AS "otherName", o.deleted_at IS NOT NULL AS "isOtherGone",
      coalesce(p.title, l.title) AS "aboutTitle", coalesce(p.image_url, l.image_url) AS "aboutImage",
      p.is_active AND p.moderation_status = 'approved' AND p.archived_at IS NULL AS "isProductLive",
      left(m.message, 200) AS "lastText", m.sender_id = ${viewer.id} AS "isLastOwn",
      (SELECT count(*)::int FROM messages n
        WHERE n.thread_id = t.id AND n.receiver_id = ${viewer.id} AND n.read_at IS NULL) AS unread
    FROM message_threads t
    JOIN users o ON o.id = CASE WHEN t.buyer_id = ${viewer.id} THEN t.seller_id ELSE t.buyer_id END
    LEFT JOIN products p ON p.id = t.product_id
    LEFT JOIN LATERAL (SELECT i.title, i.image_url FROM order_lines i JOIN order_parts s ON s.id = i.part_id
      WHERE s.order_id = t.order_id AND s.seller_id = t.seller_id ORDER BY i.id LIMIT 1) l ON true
    JOIN LATERAL (SELECT message, sender_id FROM messages WHERE thread_id = t.id
      ORDER BY created_at DESC, id DESC LIMIT 1) m ON true
    WHERE (t.buyer_id = ${viewer.id} OR t.seller_id = ${viewer.id}) AND ${condition}
    ORDER BY t.last_message_at DESC, t.id DESC LIMIT ${limit}`;
  return rows.map(toThread);
}
