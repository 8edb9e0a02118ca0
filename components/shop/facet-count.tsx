import type { useTranslations } from "next-intl";
import { FLAGS, type ShopFlag } from "@/lib/products/filters/shop-url";
import type { Facets } from "@/lib/search/dto";
import { formatCount } from "./format-count";

/** Number of products that a filter value would leave: in digits, and in words for screen readers. */
export type CountText = { digits: string; description: string };

type Translator = ReturnType<typeof useTranslations<"catalog">>;

/**
 * Returns the texts of a number of products; null if it is unknown. For server components: initializing plural rules is
 * slow on phones. If it is not exact, there are at least this many.
 */
export function countTextOf(t: Translator, count: number, isExact: boolean): CountText | null {
  if (count === 0 && !isExact) return null;
  const digits = formatCount(count);
  return {
    digits: isExact ? digits : t("countPlus", { count: digits }),
    description: t(isExact ? "count" : "countMinimum", { count }),
  };
}

export type ShopCounts = Record<ShopFlag, CountText | null>;

/** Returns the texts of the counts of all flags. */
export function shopCounts(t: Translator, { counts, isComplete }: Facets): ShopCounts {
  const entries = FLAGS.map((flag) => [flag, countTextOf(t, counts[flag], isComplete)]);
  return Object.fromEntries(entries);
}

export function FacetCount({ text }: { text: CountText | null }) {
  if (!text) return null;
  return (
    <>
      <span aria-hidden className="filter-count">
        {text.digits}
      </span>
      <span className="sr-only">{text.description}</span>
    </>
  );
}
