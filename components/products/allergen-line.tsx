import { useTranslations } from "next-intl";
import { CircleAlert } from "@/components/ui/icons";

import { richTextTags } from "@/components/ui/rich-text-tags";
import type { Product } from "@/lib/products/dto";
import { useAllergenText } from "./use-fact-text";

type AllergenLineProps = { product: Pick<Product, "isFood" | "facts"> };

/** Allergens of food, shown before the purchase. Nothing for other products. */
export function AllergenLine({ product: { isFood, facts } }: AllergenLineProps) {
  const t = useTranslations("catalog.facts");
  const allergenText = useAllergenText();
  if (facts.allergens) {
    return (
      <p className="text-md">
        {t.rich("line", {
          list: allergenText(facts.allergens),
          ...richTextTags,
          b: (text) => <strong className="font-semibold">{text}</strong>,
        })}
      </p>
    );
  }
  if (!isFood) return null;
  return (
    <p className="flex gap-3 rounded-md bg-warning-soft px-4 py-3.5 font-semibold text-warning-ink">
      <CircleAlert aria-hidden className="mt-px size-5 shrink-0" />
      {t("unlisted")}
    </p>
  );
}
