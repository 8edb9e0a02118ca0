import type { Prisma } from "@/generated/prisma/client";
import { toLocale } from "@/lib/i18n/locales.mjs";

export const storySelect = {
  id: true,
  title: true,
  content: true,
  locale: true,
  createdAt: true,
  author: { select: { username: true, profileImage: true } },
  product: { select: { id: true, title: true, imageUrl: true } },
} satisfies Prisma.CustomerStorySelect;

type Row = Prisma.CustomerStoryGetPayload<{ select: typeof storySelect }>;

export type Story = ReturnType<typeof toStory>;

/** A customer's story as contract.md returns it; times are ISO 8601. */
export function toStory({ createdAt, locale, ...story }: Row) {
  return { ...story, locale: toLocale(locale), createdAt: createdAt.toISOString() };
}
