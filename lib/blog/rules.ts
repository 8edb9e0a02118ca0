import { type CartItem, type CartProduct, isSameItem } from "@/lib/cart/rules";

/** Numbers of items that a list of articles shows (specification C, section 9). */
export const FEATURED = 2;
export const FEATURED_TAGS = 3;
export const LIST_TAGS = 4;
export const POPULAR_TAGS = 20;
export const POPULAR_POSTS = 5;
export const RELATED = 3;

/** Maximum number of tags of an article. */
export const MAX_TAGS = 10;

/** Maximum number of servings in the stepper of a recipe. */
export const MAX_SERVINGS = 100;

/** Maximum number of units of one product in the cart. */
const MAX_LINE = 999;

/** Read time in a list, whole minutes: two hundred characters each (specification C, section 9; decisions.md). */
export function listMinutes(content: Pick<string, "length">): number {
  return Math.ceil(content.length / 200);
}

/** Read time on the article's own page, whole minutes: a thousand characters each (specification C, section 9). */
export function pageMinutes(content: Pick<string, "length">): number {
  return Math.ceil(content.length / 1000);
}

type Amount = { servings: number; base: number };

/** Units of a product for `servings`, if `units` are enough for `base` servings. */
export function unitsFor(units: number, { servings, base }: Amount): number {
  return Math.ceil((units * servings) / base);
}

const VULGAR: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };
const LEADING = /^(\d{1,4}(?:\.\d{1,2})?)?(?:\s?(\d{1,2})\/(\d{1,2})|\s?([¼½¾⅓⅔]))?(?=\s|$)/;

/**
 * "4 tbsp" for twice the servings is "8 tbsp". An amount that does not begin with one number, or contains another, is
 * returned unchanged.
 */
export function amountFor(amount: string, { servings, base }: Amount): string {
  const match = LEADING.exec(amount);
  const rest = amount.slice(match?.[0].length ?? 0);
  if (servings === base || !match?.[0] || /\d/.test(rest)) return amount;
  // A fraction such as "1/2" would match as a whole number first.
  const [, integer = "0", over, under, sign = ""] = /^\d+\/\d+$/.test(match[0])
    ? ["", "0", ...match[0].split("/")]
    : match;
  const part = over && under ? Number(over) / Number(under) : (VULGAR[sign] ?? 0);
  const amountForServings = ((Number(integer) + part) * servings) / base;
  return Number.isFinite(amountForServings) ? `${spell(amountForServings)}${rest}` : amount;
}

/** Formats a number as in recipes: halves, thirds and quarters, at least a quarter. */
function spell(value: number): string {
  const integer = Math.floor(value + 1 / 24);
  const rest = value - integer;
  const [sign = ""] =
    Object.entries(VULGAR).find(([, part]) => Math.abs(rest - part) <= 1 / 24) ?? [];
  if (sign) return `${integer || ""}${sign}`;
  return String(Math.max(0.25, Math.round(value * 4) / 4));
}

type Chosen = { product: CartProduct; units: number; available: number };

/**
 * Returns the cart with the chosen ingredients, limited by their stock. `added`: number of ingredients added or
 * increased.
 */
export function withIngredients(items: CartItem[], ingredients: Chosen[]) {
  let next = items;
  let addedCount = 0;
  for (const { product, units, available } of ingredients) {
    const before = next.find((item) => isSameItem(item, product))?.quantity ?? 0;
    const quantity = Math.min(before + units, available, MAX_LINE);
    if (quantity <= before) continue;
    addedCount++;
    next = [...next.filter((item) => !isSameItem(item, product)), { ...product, quantity }];
  }
  return { items: next, added: addedCount };
}

export type ArticleState = "draft" | "scheduled" | "published";

/** Returns the state of an article at `now`. */
export function articleState(
  { isPublished, publishedAt }: { isPublished: boolean; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (!isPublished || !publishedAt) return "draft";
  return publishedAt <= now ? "published" : "scheduled";
}

const MAX_SLUG = 80;
const RESERVED = ["feed.xml", "find", "new"];

/** Converts a title to a slug: "Doro wat, for six" is doro-wat-for-six. Empty without Latin letters. */
export function toSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, "");
}

/** Returns whether a slug is valid: lowercase Latin letters, digits and single hyphens, not a reserved name. */
export function isSlug(value: string): boolean {
  const isWritten = value.length <= MAX_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
  return isWritten && !RESERVED.includes(value);
}
