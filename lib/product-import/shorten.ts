import { MAX_OPTION_LENGTH } from "@/lib/products/variants/rules";

const MAX_TITLE_LENGTH = 100;

/** Returns text of at most `max` characters, cut at a word if that leaves at least half of it. */
function shorten(text: string, max: number): string {
  const trimmedText = text.normalize("NFKC").trim();
  if (trimmedText.length <= max) return trimmedText;
  const start = trimmedText.slice(0, max + 1).toWellFormed();
  const lastSpace = start.lastIndexOf(" ");
  const cut =
    lastSpace > max / 2
      ? start.slice(0, lastSpace)
      : trimmedText.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return cut.replace(/[\s,;:|/–—-]+$/u, "");
}

/** Returns a title that the product form accepts. */
export const withShortTitle = (title: string) => shorten(title, MAX_TITLE_LENGTH);

/** Returns an option value that the product form accepts. */
export const withShortOptions = (value: string) => shorten(value, MAX_OPTION_LENGTH);
