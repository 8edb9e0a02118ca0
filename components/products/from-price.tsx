import { useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";

type FromPriceProps = {
  /** Dollars as a decimal string. */
  price: string;
  /** Highest price of the variants; null without options. */
  maxPrice: string | null;
  className: string;
};

/** A product's price, as "from $12.00" if its variants cost more. */
export function FromPrice({ price, maxPrice, className }: FromPriceProps) {
  const t = useTranslations("catalog");
  const amount = <Price amount={formatDecimal(price)} className={className} />;
  if (maxPrice === null || maxPrice === price) return amount;
  return <span>{t.rich("from", { price: () => amount })}</span>;
}
