import type { CommunityTab } from "./schema";

type Query = Partial<Record<"q" | "category" | "page", string | number | undefined>>;

/** The address of a part of /community; what is empty, the forum's tab and the first page are left out. */
export function communityPath(tab: CommunityTab, query: Query = {}): string {
  const search = new URLSearchParams(tab === "forum" ? {} : { tab });
  for (const [name, value] of Object.entries(query)) {
    if (value && !(name === "page" && value === 1)) search.set(name, String(value));
  }
  return search.size > 0 ? `/community?${search}` : "/community";
}
