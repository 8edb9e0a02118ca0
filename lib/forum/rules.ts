import type { ForumIcon } from "./icons";

/** Posts on a page of the forum, and replies on a page of a post. */
export const POST_PAGE = 20;
export const REPLY_PAGE = 50;

/** Characters of a post or a reply. */
export const MAX_TEXT = 10_000;

const EDIT_MINUTES = 30;

/** Authors mend their words for half an hour. `createdAt` is ISO 8601 or a date. */
export function isEditable(createdAt: Date | string, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < EDIT_MINUTES * 60_000;
}

/** The page of a post on which a reply stands that has so many before it. */
export function replyPageOf(before: number): number {
  return Math.floor(before / REPLY_PAGE) + 1;
}

const DAY_HOURS = 24;

/** What an account writes in 24 hours (decisions.md, "Community and extras": new accounts are slowed). */
const LIMITS = {
  newcomer: { topics: 3, replies: 10 },
  member: { topics: 20, replies: 200 },
} as const;

/** The limits of an account that is so many hours old. */
export function limitsAt(ageHours: number) {
  return ageHours < DAY_HOURS ? LIMITS.newcomer : LIMITS.member;
}

/** The categories that a community begins with, as they are named in English; those are translated. */
const FIRST_CATEGORIES = {
  announcements: "Announcements",
  coffee: "Coffee & Tea",
  recipes: "Recipes",
  textiles: "Textiles",
  selling: "Selling",
  organizations: "Organizations",
  "off-topic": "Off topic",
} as const;

type FirstCategory = keyof typeof FIRST_CATEGORIES;

/** A category's name as it is kept, with its slug. */
export type CategoryName = { slug: string; name: string };

/** The category that has words in every language; null once an admin has named it otherwise. */
export function firstCategoryOf({ slug, name }: CategoryName): FirstCategory | null {
  const known = Object.entries(FIRST_CATEGORIES).find(([key]) => key === slug);
  return known?.[1] === name ? (known[0] as FirstCategory) : null;
}

/** A category with how many posts everybody sees in it. */
export type ForumCategory = CategoryName & { id: number; icon: ForumIcon; postCount: number };
