"use client";

import { useTranslations } from "next-intl";
import { FromPrice } from "@/components/products/from-price";
import { OldPrice } from "@/components/products/old-price";
import { StockBadge } from "@/components/products/stock-label";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import { useVariantChoice } from "./variant-choice";

type VariantPriceProps = {
  lowest: string;
  highest: string;
  stock: number;
  /** Discount of a running sale; null without one. */
  percent: number | null;
};

/** Price and stock of the chosen variant; until one is chosen, the lowest price and the stock of all. */
export function VariantPrice({ lowest, highest, stock, percent }: VariantPriceProps) {
  const { selected } = useVariantChoice();
  return (
    <p className="flex flex-wrap items-center gap-3" aria-live="polite">
      {selected ? (
        <Price amount={formatDecimal(selected.price)} className="font-[650] text-4xl" />
      ) : (
        <FromPrice price={lowest} maxPrice={highest} className="font-[650] text-4xl" />
      )}
      <OldPrice wasPrice={selected?.wasPrice} percent={percent} />
      <StockBadge stock={selected ? selected.stock : stock} />
    </p>
  );
}

/** The chosen variant, or its price, in the bar at the bottom of a phone. */
export function VariantBarLabel({
  lowest,
  highest,
}: Pick<VariantPriceProps, "lowest" | "highest">) {
  const t = useTranslations("cart");
  const { selected } = useVariantChoice();
  return (
    <span className="grid min-w-0 leading-tight">
      {selected ? (
        <Price amount={formatDecimal(selected.price)} className="font-[650] text-xl" />
      ) : (
        <FromPrice price={lowest} maxPrice={highest} className="font-[650] text-xl" />
      )}
      <span className="truncate text-muted-foreground text-sm">
        <bdi>{selected ? selected.values.join(" / ") : t("choose")}</bdi>
      </span>
    </span>
  );
}
