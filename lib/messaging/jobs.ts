import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { notify } from "@/lib/notifications/service/notify";
import { unreadEmail } from "./emails";
import { EMAIL_INTERVAL_MINUTES, type Side } from "./rules";

const QUEUE = "unreadMessages";
const BATCH = 100;

type Due = { id: number; mailedAt: Date };

const COLUMNS = {
  buyer: { reader: Prisma.sql`t.buyer_id`, mailedAt: Prisma.sql`buyer_mailed_at` },
  seller: { reader: Prisma.sql`t.seller_id`, mailedAt: Prisma.sql`seller_mailed_at` },
};

/**
 * Sends emails about messages that arrived within the quiet minutes after the last email and are still unread. Returns
 * the number of emails.
 */
export async function sendUnreadReminders() {
  const buyers = await sql.query<{ id: number }[]>`${dueThreads("buyer")} LIMIT ${BATCH}`;
  const sellers = await sql.query<{ id: number }[]>`${dueThreads("seller")} LIMIT ${BATCH}`;
  const threadIds = [...new Set([...buyers, ...sellers].map(({ id }) => id))];
  return processRows(QUEUE, threadIds, (id) => withTx((tx) => notifyUnread(tx, id)));
}

/**
 * Queues one email to each side with unread messages that no email announced, unless one was sent in the last minutes;
 * for the thread that the caller locked. Returns the number of emails.
 */
export async function notifyUnread(tx: Tx, threadId: number) {
  return (await announceTo(tx, "buyer", threadId)) + (await announceTo(tx, "seller", threadId));
}

async function announceTo(tx: Tx, side: Side, threadId: number) {
  const due = await claim(tx, side, threadId);
  if (due.length === 0) return 0;
  const threads = await tx.messageThread.findMany({
    where: { id: { in: due.map(({ id }) => id) } },
    select: {
      id: true,
      orderId: true,
      product: { select: { title: true } },
      buyer: { select: { id: true, username: true, email: true, locale: true } },
      seller: { select: { id: true, ...sellerNameSelect, email: true, locale: true } },
    },
  });
  const mailedAt = new Map(due.map((entry) => [entry.id, entry.mailedAt.getTime()]));
  for (const thread of threads) {
    const key = `message:${thread.id}:${side}:${mailedAt.get(thread.id)}`;
    const [reader, writer] =
      side === "buyer" ? [thread.buyer, thread.seller] : [thread.seller, thread.buyer];
    await notify(tx, {
      userId: reader.id,
      kind: "message",
      key,
      values: {
        name: side === "buyer" ? sellerNameOf(toNamedSeller(thread.seller)) : writer.username,
      },
      href: `/profile?tab=messages&thread=${thread.id}`,
      email: unreadEmail(thread, side),
    });
  }
  return threads.length;
}

/** Threads whose `side` is due for a notification. */
function dueThreads(side: Side) {
  const { reader, mailedAt } = COLUMNS[side];
  const last = Prisma.sql`coalesce(t.${mailedAt}, '-infinity')`;
  return Prisma.sql`SELECT t.id FROM message_threads t JOIN users u ON u.id = ${reader}
    WHERE u.disabled_at IS NULL
      AND t.last_message_at > ${last}
      AND ${last} <= clock_timestamp() - make_interval(mins => ${EMAIL_INTERVAL_MINUTES}::int)
      AND EXISTS (SELECT 1 FROM messages m WHERE m.thread_id = t.id AND m.receiver_id = ${reader}
        AND m.read_at IS NULL AND m.created_at > ${last})
      AND ${canRetry(QUEUE, Prisma.sql`t.id`)}`;
}

/**
 * Stamps the thread whose `side` is due for a notification. The stamp, by the database's clock, ensures that only one
 * of two concurrent runs sends; it is later than every message that the email announces.
 */
function claim(tx: Tx, side: Side, threadId: number) {
  const { mailedAt } = COLUMNS[side];
  return tx.$queryRaw<Due[]>`
    WITH due AS (${dueThreads(side)} AND t.id = ${threadId} FOR UPDATE OF t SKIP LOCKED)
    UPDATE message_threads t SET ${mailedAt} = clock_timestamp() FROM due WHERE t.id = due.id
    RETURNING t.id, t.${mailedAt} AS "mailedAt"`;
}
