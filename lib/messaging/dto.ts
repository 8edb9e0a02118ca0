import type { Prisma } from "@/generated/prisma/client";

export const messageSelect = {
  id: true,
  senderId: true,
  subject: true,
  message: true,
  readAt: true,
  createdAt: true,
  thread: { select: { sellerId: true, productId: true } },
} satisfies Prisma.MessageSelect;

type Row = Prisma.MessageGetPayload<{ select: typeof messageSelect }>;

export type Message = ReturnType<typeof toMessage>;

/** A message as contract.md returns it; `createdAt` is ISO 8601, `productId` null if it is about no product. */
export function toMessage({ thread, readAt, createdAt, ...message }: Row) {
  return { ...message, ...thread, isRead: readAt !== null, createdAt: createdAt.toISOString() };
}

/** A row of the threads' query (lib/messaging/queries). */
export type ThreadRow = {
  id: number;
  subject: string;
  lastMessageAt: Date;
  otherName: string;
  isOtherGone: boolean;
  productId: number | null;
  orderId: number | null;
  aboutTitle: string | null;
  aboutImage: string | null;
  isProductLive: boolean | null;
  lastText: string;
  isLastOwn: boolean;
  unread: number;
};

export type Thread = ReturnType<typeof toThread>;

/** A thread as seen by one of its two sides; `other.name` is null once that account is deleted. */
export function toThread(row: ThreadRow) {
  const { id, subject, lastText, isLastOwn, unread } = row;
  return {
    id,
    subject,
    other: { name: row.isOtherGone ? null : row.otherName },
    about: toSubjectMatter(row),
    last: { text: lastText, isOwn: isLastOwn, at: row.lastMessageAt.toISOString() },
    unread,
  };
}

/** Returns the product or order that a thread is about; null for a message to a seller in general. */
function toSubjectMatter(row: ThreadRow) {
  const { productId, orderId, aboutTitle: title, aboutImage: imageUrl } = row;
  if (productId === null && orderId === null) return null;
  // A product that is not on sale has no page to link to.
  const href = productId
    ? row.isProductLive
      ? `/product/${productId}`
      : null
    : `/orders?order=${orderId}`;
  return { orderId, title, imageUrl, href };
}
