/** What may stand beside a category, by lucide's names. */
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

/** An icon's name as it is kept; one that nobody knows any more is a speech bubble. */
export function toForumIcon(name: string): ForumIcon {
  return FORUM_ICONS.find((icon) => icon === name) ?? "message-circle";
}
