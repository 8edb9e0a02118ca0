/** Icons of forum categories, by lucide names. */
export const FORUM_ICONS = [
  "megaphone",
  "coffee",
  "cooking-pot",
  "shirt",
  "store",
  "landmark",
  "message-circle",
  "book-open",
  "heart-handshake",
  "plane",
  "house",
  "music",
] as const;

export type ForumIcon = (typeof FORUM_ICONS)[number];

/** Returns a stored icon name; an unknown one becomes a speech bubble. */
export function toForumIcon(name: string): ForumIcon {
  return FORUM_ICONS.find((icon) => icon === name) ?? "message-circle";
}

/** Posts per page of the forum, and replies per page of a post. */
export const POST_PAGE = 20;
export const REPLY_PAGE = 50;

/** Maximum characters of a post or a reply. */
export const MAX_TEXT = 10_000;

const EDIT_MINUTES = 30;

/** Returns whether a text can still be edited: for 30 minutes. `createdAt` is ISO 8601 or a date. */
export function isEditable(createdAt: Date | string, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < EDIT_MINUTES * 60_000;
}

/** Returns the page of a reply, by the number of replies before it. */
export function replyPageOf(before: number): number {
  return Math.floor(before / REPLY_PAGE) + 1;
}

const DAY_HOURS = 24;

/**
 * Maximum topics and replies of an account in 24 hours (decisions.md, "Community and extras": new accounts are slowed).
 */
const LIMITS = {
  newcomer: { topics: 3, replies: 10 },
  member: { topics: 20, replies: 200 },
} as const;

/** Returns the limits by the age of an account in hours. */
export function limitsAt(ageHours: number) {
  return ageHours < DAY_HOURS ? LIMITS.newcomer : LIMITS.member;
}

/** Initial categories with their English names, which have translations. */
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

/** Stored name and slug of a category. */
export type CategoryName = { slug: string; name: string };

/** Returns the initial category with translations; null once an admin has renamed it. */
export function firstCategoryOf({ slug, name }: CategoryName): FirstCategory | null {
  const firstCategory = Object.entries(FIRST_CATEGORIES).find(([key]) => key === slug);
  return firstCategory?.[1] === name ? (firstCategory[0] as FirstCategory) : null;
}

/** Category with its number of public posts. */
export type ForumCategory = CategoryName & { id: number; icon: ForumIcon; postCount: number };

/** Returns the path of a post, or of one of its replies on any page. */
export function postPath(id: number, replyId?: number): string {
  const path = `/community/post/${id}`;
  return replyId ? `${path}?reply=${replyId}#reply-${replyId}` : path;
}
