import type { CommunityTab } from "./schema";

type Query = Partial<Record<"q" | "category" | "language" | "page", string | number | undefined>>;

/** The address of a tab of /community; empty values, the forum's tab and the first page are omitted. */
export function communityPath(tab: CommunityTab, query: Query = {}): string {
  const search = new URLSearchParams(tab === "forum" ? {} : { tab });
  for (const [name, value] of Object.entries(query)) {
    if (value && !(name === "page" && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `/community?${search}` : "/community";
}
