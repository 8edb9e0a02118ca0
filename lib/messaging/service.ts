import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { requireLiveProduct } from "@/lib/products/queries/products";
import { messageSelect, toMessage } from "./dto";
import { notifyUnread } from "./jobs";
import { receiverOf, sideOf } from "./rules";
import type { MessageInput, OrderMessageInput, ReadInput, ReplyInput } from "./schema";

/** Limits for new conversations and for replies. */
const OPENED = { max: 30, seconds: 3_600 };
const REPLIES = { max: 120, seconds: 3_600 };

/** A thread locked until the end of the transaction; `at` is the time of the next message. */
type OpenThread = { id: number; buyerId: number; sellerId: number; subject: string; at: Date };

type SubjectMatter = {
  buyerId: number;
  sellerId: number;
  productId: number | null;
  orderId: number | null;
  subject: string;
};

/**
 * Writes to a seller, about one of the seller's products or without one.
 * @throws DomainError notFound (no such seller; no such product, or it is not that seller's; the seller's account is
 *   deleted), invalid (to oneself), limited
 */
export async function sendMessage(viewer: Viewer, input: MessageInput) {
  const { sellerId, productId = null, subject, message } = input;
  await (productId === null ? requireOpenSeller(sellerId) : requireOffer(productId, sellerId));
  if (sellerId === viewer.id) throw new DomainError("invalid", "messageToOneself");

  await consumeLimit({ key: `messages:${viewer.id}`, ...OPENED });
  return withTx(async (tx) => {
    const about = { buyerId: viewer.id, sellerId, productId, orderId: null, subject };
    return append(tx, viewer, await openThread(tx, about), { subject, message });
  });
}

/** @throws DomainError notFound for a product that can't be bought from the seller */
async function requireOffer(productId: number, sellerId: number) {
  await requireLiveProduct(productId);
  const isTheirs = await db.product.count({ where: { id: productId, sellerId } });
  if (isTheirs === 0) throw new DomainError("notFound", "productNotFound");
}

/** @throws DomainError notFound for an account without a public profile of a seller */
async function requireOpenSeller(id: number) {
  const open = { id, role: "seller", disabledAt: null, deletedAt: null } as const;
  const sellers = await db.user.count({ where: open });
  if (sellers === 0) throw new DomainError("notFound", "sellerNotFound");
}

/**
 * Sends a message about a paid order: from its buyer to one of its sellers, or from one of its sellers to the buyer.
 * @throws DomainError notFound (no such order of theirs, or the reader's account is deleted), limited
 */
export async function sendOrderMessage(viewer: Viewer, input: OrderMessageInput) {
  const { orderId, subject, message } = input;
  const sellerId = input.sellerId ?? viewer.id;
  const order = await db.order.findFirst({
    where: {
      id: orderId,
      paidAt: { not: null },
      sellerOrders: { some: { sellerId } },
      ...(sellerId === viewer.id ? {} : { buyerId: viewer.id }),
    },
    select: { buyerId: true },
  });
  if (!order || order.buyerId === sellerId) throw new DomainError("notFound", "orderNotFound");

  await consumeLimit({ key: `messages:${viewer.id}`, ...OPENED });
  return withTx(async (tx) => {
    const about = { buyerId: order.buyerId, sellerId, productId: null, orderId, subject };
    return append(tx, viewer, await openThread(tx, about), { subject, message });
  });
}

/**
 * Replies in a thread, from either side. A reply marks the earlier messages as read.
 * @throws DomainError notFound (not the viewer's, or the reader's account is deleted), limited
 */
export async function replyToThread(viewer: Viewer, { threadId, message }: ReplyInput) {
  const where = { id: threadId, OR: [{ buyerId: viewer.id }, { sellerId: viewer.id }] };
  if ((await db.messageThread.count({ where })) === 0) {
    throw new DomainError("notFound", "threadNotFound");
  }
  await consumeLimit({ key: `replies:${viewer.id}`, ...REPLIES });
  return withTx(async (tx) => {
    const thread = await lockThread(tx, threadId);
    await readUpTo(tx, viewer, { threadId, upTo: null });
    return append(tx, viewer, thread, { subject: thread.subject, message });
  });
}

/**
 * Marks messages to the viewer up to `upTo` as read. Later ones stay unread; threads of other users are ignored.
 * Returns the number of messages that were unread.
 */
export async function markThreadRead(viewer: Viewer, input: ReadInput) {
  return { marked: await readUpTo(db, viewer, input) };
}

/** Finds or creates the thread of two users about a subject; concurrent calls are serialized. */
async function openThread(tx: Tx, about: SubjectMatter): Promise<OpenThread> {
  const { buyerId, sellerId, productId, orderId, subject } = about;
  const [thread] = await tx.$queryRaw<OpenThread[]>`
    INSERT INTO message_threads (buyer_id, seller_id, product_id, order_id, subject, created_at, last_message_at)
    VALUES (${buyerId}::int, ${sellerId}::int, ${productId}::int, ${orderId}::int, ${subject},
      clock_timestamp(), clock_timestamp())
    ON CONFLICT (buyer_id, seller_id, coalesce(product_id, 0), coalesce(order_id, 0))
    DO UPDATE SET last_message_at = clock_timestamp()
    RETURNING id, buyer_id AS "buyerId", seller_id AS "sellerId", subject, last_message_at AS at`;
  if (!thread) throw new Error("Failed to create or find message thread");
  return thread;
}

async function lockThread(tx: Tx, id: number): Promise<OpenThread> {
  const [thread] = await tx.$queryRaw<OpenThread[]>`
    UPDATE message_threads SET last_message_at = clock_timestamp() WHERE id = ${id}
    RETURNING id, buyer_id AS "buyerId", seller_id AS "sellerId", subject, last_message_at AS at`;
  if (!thread) throw new DomainError("notFound", "threadNotFound");
  return thread;
}

/** Writes the message and queues an email to its receiver if due. */
async function append(
  tx: Tx,
  viewer: Viewer,
  thread: OpenThread,
  content: { subject: string; message: string },
) {
  const side = sideOf(thread, viewer.id);
  if (!side) throw new DomainError("notFound", "threadNotFound");
  const receiverId = receiverOf(thread, side);
  await requireReader(tx, receiverId);
  const row = await tx.message.create({
    data: {
      ...content,
      threadId: thread.id,
      senderId: viewer.id,
      receiverId,
      createdAt: thread.at,
    },
    select: messageSelect,
  });
  await notifyUnread(tx, thread.id);
  return toMessage(row);
}

/** Waits for a concurrent account deletion, so that no message goes to a deleted account. */
async function requireReader(tx: Tx, id: number) {
  const readers = await tx.$queryRaw<unknown[]>`
    SELECT id FROM users WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`;
  if (readers.length === 0) throw new DomainError("notFound", "readerDeleted");
}

function readUpTo(
  tx: Tx,
  viewer: Viewer,
  { threadId, upTo }: { threadId: number; upTo: number | null },
) {
  return tx.$executeRaw`
    UPDATE messages SET read_at = clock_timestamp()
    WHERE thread_id = ${threadId} AND receiver_id = ${viewer.id} AND read_at IS NULL
      AND (${upTo}::int IS NULL OR id <= ${upTo}::int)`;
}
