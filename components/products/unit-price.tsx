import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/ui/rich-text-tags";
import { unitPriceCents } from "@/lib/core/measures";
import { formatMoney } from "@/lib/core/money";
import type { Product } from "@/lib/products/dto";

/** Price per ounce or fluid ounce of food with a net weight or volume. */
export function UnitPrice({ product: { isFood, facts, priceCents } }: { product: Product }) {
  const t = useTranslations("catalog.facts");
  const cents = isFood ? unitPriceCents(priceCents, facts) : null;
  if (cents === null) return null;
  const price = formatMoney(cents);
  return (
    <span className="text-muted-foreground text-sm">
      {t.rich(facts.netGrams ? "perOunce" : "perFluidOunce", { price, ...richTextTags })}
    </span>
  );
}
