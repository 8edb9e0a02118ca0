import type { AdminTab } from "./admin-tab-list";

type Query = Record<string, string | number | null | undefined>;

/** The filters of a list as a query: set values in the given order, without the first page. */
export function listQuery(query: Query): URLSearchParams {
  const set = Object.entries(query).filter(
    ([key, value]) =>
      value !== undefined && value !== null && value !== "" && !(key === "page" && value === 1),
  );
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)]));
}

/** The address of an admin tab with its filters. */
export function adminHref(tab: AdminTab, query: Query = {}): string {
  return `/admin?${listQuery({ tab, ...query })}`;
}
