import type { BlogSearch } from "@/lib/blog/schema";

type Query = Partial<Pick<BlogSearch, "search" | "category" | "language" | "tag" | "page">>;

/** The address of a list of articles; unset values are omitted. */
export function blogHref({ search, category, language, tag, page = 1 }: Query = {}): string {
  const set = Object.entries({
    search,
    category,
    language,
    tag,
    page: page > 1 ? String(page) : "",
  });
  const query = new URLSearchParams(
    set.flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : [])),
  );
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

export const articlePath = (slug: string) => `/blog/${slug}`;
