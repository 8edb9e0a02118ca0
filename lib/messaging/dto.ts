import type { Prisma } from "@/generated/prisma/client";

export const messageSelect = {
  id: true,
  senderId: true,
  sellerId: true,
  productId: true,
  subject: true,
  message: true,
  readAt: true,
  createdAt: true,
} satisfies Prisma.MessageSelect;

type Row = Prisma.MessageGetPayload<{ select: typeof messageSelect }>;

/** A message as its two parties see it; `createdAt` is ISO 8601. */
export function toMessage({ readAt, createdAt, ...message }: Row) {
  return { ...message, isRead: readAt !== null, createdAt: createdAt.toISOString() };
}
