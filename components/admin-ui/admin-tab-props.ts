import type { Viewer } from "@/lib/auth/viewer";

/** Props of every admin tab: the viewer and the page's query. */
export type AdminTabProps = {
  viewer: Viewer;
  search: Record<string, string | string[] | undefined>;
};
