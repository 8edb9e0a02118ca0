import type { Viewer } from "@/lib/auth/viewer";

/** What every area of the operator's desk gets: who asks, and the page's query. */
export type AdminTabProps = {
  viewer: Viewer;
  search: Record<string, string | string[] | undefined>;
};
