import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FLAGS, type ShopFlag } from "@/lib/products/filters/shop-url";
import type { Facets } from "@/lib/search/dto";
import { formatCount } from "./format-count";

type FacetCountProps = {
  count: number;
  /** If false, there are at least this many. */
  isExact: boolean;
};

/** Number of products that a filter value would leave. */
export function FacetCount({ count, isExact }: FacetCountProps) {
  const t = useTranslations("catalog");
  if (count === 0 && !isExact) return null;
  return (
    <>
      <span aria-hidden className="ms-auto text-muted-foreground text-sm tabular-nums">
        {isExact ? formatCount(count) : t("countPlus", { count: formatCount(count) })}
      </span>
      <span className="sr-only">{t(isExact ? "count" : "countMinimum", { count })}</span>
    </>
  );
}

export type ShopCounts = Record<ShopFlag, ReactNode>;

/** The same for each filter value, formatted on the server: initializing plural rules is slow on phones. */
export function shopCounts({ counts, isComplete }: Facets): ShopCounts {
  const entries = FLAGS.map((flag) => [
    flag,
    <FacetCount key={flag} count={counts[flag]} isExact={isComplete} />,
  ]);
  return Object.fromEntries(entries);
}
