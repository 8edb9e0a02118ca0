import { parseCents } from "@/lib/core/money";
import type { PricedSearch } from "./dto";

const CURRENCY = "us\\$|\\$|usd|dollars?|bucks|doolar(?:ka)?|doolaara?|ዶላር|دولار(?:ا|ات)?";

/** Units after a number that is no price. */
const NO_UNIT = String.raw`(?![\p{L}\p{N}.,%])(?!\s*(?:lbs?|oz|ounces?|pounds?|in|inch(?:es)?|yards?|years?|g|kg|ml|pieces?|cups?)(?!\p{L}))`;

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,2})?`;

/** An amount with or without currency; the groups are the number and its currency on either side. */
const amount = (name: string) =>
  String.raw`(?<${name}Before>${CURRENCY})?\s*(?<${name}>${NUMBER})(?:\s*(?<${name}After>${CURRENCY}))?${NO_UNIT}`;

const boundedPattern = (alternatives: string) =>
  String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}])\s*`;

const BELOW =
  "under|below|less than|cheaper than|no more than|not more than|at most|up to|max(?:imum)?|ka yar|ka jaban|ka hooseeya|gadi?|أقل من|اقل من|بأقل من|باقل من|أرخص من|ارخص من|تحت|دون";
const ABOVE =
  "over|above|more than|at least|min(?:imum)?|starting at|ka badan|ka qaalisan|olii?|أكثر من|اكثر من|أغلى من|اغلى من|فوق";
const TO = "to|and|ilaa|hanga|እስከ|و|إلى|الى|-|–";

type Limit = "minPrice" | "maxPrice";
type Pattern = { pattern: RegExp; limits: Limit[]; needsCurrency?: boolean };

/** Patterns with the groups `a` and `b`, the more specific ones first. */
const PATTERNS: Pattern[] = [
  {
    pattern: unicode(
      String.raw`${boundedPattern("between|from|بين|من")}${amount("a")}\s*(?:${TO})\s*${amount("b")}`,
    ),
    limits: ["minPrice", "maxPrice"],
  },
  {
    pattern: unicode(String.raw`ከ\s*${amount("a")}\s*እስከ\s*${amount("b")}`),
    limits: ["minPrice", "maxPrice"],
  },
  {
    pattern: unicode(String.raw`(?<![\p{L}\p{N}])${amount("a")}\s*(?:${TO})\s*${amount("b")}`),
    limits: ["minPrice", "maxPrice"],
    needsCurrency: true,
  },
  { pattern: unicode(String.raw`ከ?\s*${amount("a")}\s*በታች`), limits: ["maxPrice"] },
  { pattern: unicode(String.raw`ከ?\s*${amount("a")}\s*በላይ`), limits: ["minPrice"] },
  { pattern: unicode(boundedPattern(BELOW) + amount("a")), limits: ["maxPrice"] },
  { pattern: unicode(boundedPattern(ABOVE) + amount("a")), limits: ["minPrice"] },
  {
    pattern: unicode(
      String.raw`(?<![\p{L}\p{N}])${amount("a")}\s*${boundedPattern("gadi?|or less|and under")}`,
    ),
    limits: ["maxPrice"],
  },
  {
    pattern: unicode(
      String.raw`(?<![\p{L}\p{N}])${amount("a")}\s*${boundedPattern("olii?|or more|and up")}`,
    ),
    limits: ["minPrice"],
  },
];

function unicode(source: string) {
  return new RegExp(source, "iu");
}

/** Arabic and Persian digits in European ones. */
const toEuropeanDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) % 16),
  );

/**
 * Returns a search without price words such as "under $20", in five languages, and the prices that they mean. A number
 * without a price word, or with another unit, stays part of the search.
 */
export function parsePriceRange(search: string): PricedSearch {
  const text = toEuropeanDigits(search);
  for (const { pattern, limits, needsCurrency } of PATTERNS) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const { groups } = match;
    const cents = (["a", "b"] as const).flatMap((name) => {
      const number = groups[name];
      return number === undefined ? [] : (parseCents(number.replace(",", ".")) ?? []);
    });
    const hasCurrency = ["aBefore", "aAfter", "bBefore", "bAfter"].some((name) => groups[name]);
    if (cents.length < limits.length || (needsCurrency && !hasCurrency)) continue;
    const remainingText = text.replace(match[0], " ").replace(/\s+/g, " ").trim();
    return {
      text: remainingText,
      ...Object.fromEntries(limits.map((limit, index) => [limit, cents[index]])),
    };
  }
  return { text: search };
}

type PriceFilter = {
  search: string | undefined;
  isExact: boolean | undefined;
  minPrice: number | undefined;
  maxPrice: number | undefined;
};

/** Returns the price words of a filter's search; null without any, or if the filter is exact. */
export function findPriceRange({ search, isExact }: PriceFilter): PricedSearch | null {
  if (!search || isExact) return null;
  const pricedSearch = parsePriceRange(search);
  return pricedSearch.text === search ? null : pricedSearch;
}

/** Returns a filter with its price words as prices. Prices that are set already have precedence. */
export function withPriceRange<Filter extends PriceFilter>(filter: Filter): Filter {
  const pricedSearch = findPriceRange(filter);
  if (!pricedSearch) return filter;
  const { minPrice = pricedSearch.minPrice, maxPrice = pricedSearch.maxPrice } = filter;
  return { ...filter, search: pricedSearch.text || undefined, minPrice, maxPrice };
}
