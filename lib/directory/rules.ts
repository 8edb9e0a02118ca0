import { type CardCategory, cardCategory, isBusinessCategory } from "./categories";

/** Filters of the directory's page; unset texts are "" and an unset category is null. */
export type DirectoryFilter = {
  name: string;
  location: string;
  category: CardCategory | null;
  page: number;
};

export const NO_FILTER: DirectoryFilter = { name: "", location: "", category: null, page: 1 };

const MAX_TEXT = 100;

type Query = Record<string, string | string[] | undefined>;

/** Parses the filter of an address; invalid values are ignored. */
export function readFilter(query: Query): DirectoryFilter {
  // PostgreSQL refuses NUL.
  const read = (key: string) =>
    String(query[key] ?? "")
      .replaceAll("\0", "")
      .trim();
  const readText = (key: string) => read(key).slice(0, MAX_TEXT).toWellFormed();
  const category = read("category");
  const page = read("page");
  return {
    name: readText("name"),
    location: readText("location"),
    category: isBusinessCategory(category) ? cardCategory(category) : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of the directory with a filter. */
export function directoryHref(filter: Partial<DirectoryFilter> = {}): string {
  const { name, location, category, page } = { ...NO_FILTER, ...filter };
  const query = new URLSearchParams();
  if (name) query.set("name", name);
  if (location) query.set("location", location);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/business-directory?${query}` : "/business-directory";
}

/** Returns whether any filter is set. */
export function isFiltered({ name, location, category }: DirectoryFilter): boolean {
  return name !== "" || location !== "" || category !== null;
}

/** The page that shows one business at the top, for sharing. */
export function businessPath(id: number): string {
  return `/business-directory?business=${id}`;
}

/** Languages spoken at a business: Somali, Oromo, Amharic, Arabic, Tigrinya, English, Swahili. */
export const SPOKEN_LANGUAGES = ["so", "om", "am", "ar", "ti", "en", "sw"] as const;
export type Spoken = (typeof SPOKEN_LANGUAGES)[number];

/** The known codes of those stored, in the order of `SPOKEN`. */
export function readSpoken(codes: readonly string[]): Spoken[] {
  return SPOKEN_LANGUAGES.filter((code) => codes.includes(code));
}
