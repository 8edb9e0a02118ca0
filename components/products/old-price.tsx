import { useTranslations } from "next-intl";

import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";

type OldPriceProps = {
  /** Dollars as a decimal string; null if the old price is not shown. */
  wasPrice: string | null | undefined;
  percent: number | null | undefined;
};

/** The regular price, struck through, and the discount of a sale. Nothing without a comparison. */
export function OldPrice({ wasPrice, percent }: OldPriceProps) {
  const t = useTranslations("catalog.sale");
  if (percent == null) return null;
  return (
    <>
      {wasPrice && (
        <s className="text-muted-foreground">
          <span className="sr-only">{t("regular")} </span>
          <Price amount={formatDecimal(wasPrice)} className="font-normal" />
        </s>
      )}
      <span className="rounded-sm bg-destructive-soft px-2 py-0.5 font-semibold text-destructive-ink text-sm">
        {t("percent", { percent: String(percent) })}
      </span>
    </>
  );
}
