import type { Prisma } from "@/generated/prisma/client";

export const storySelect = {
  id: true,
  title: true,
  content: true,
  createdAt: true,
  author: { select: { username: true, profileImage: true } },
  product: { select: { id: true, title: true, imageUrl: true } },
} satisfies Prisma.CustomerStorySelect;

type Row = Prisma.CustomerStoryGetPayload<{ select: typeof storySelect }>;

export type Story = ReturnType<typeof toStory>;

/** A customer's story as contract.md returns it; times are ISO 8601. */
export function toStory({ createdAt, ...story }: Row) {
  return { ...story, createdAt: createdAt.toISOString() };
}
