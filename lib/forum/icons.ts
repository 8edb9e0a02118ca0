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
