import { useFormatter, useTranslations } from "next-intl";
import { toFluidOunces, toOunces } from "@/lib/core/measures";
import type { Allergen, FactKey, ProductFacts } from "@/lib/products/facts/rules";

const KILOGRAM = 1_000;

/** Formats weights for buyers: "8 oz (227 g)", "5 lb (2.3 kg)". */
export function useWeightText() {
  const t = useTranslations("catalog.facts");
  return (grams: number) =>
    grams < KILOGRAM
      ? t("ounces", { ounces: String(toOunces(grams)), grams: String(grams) })
      : t("pounds", {
          pounds: String(Math.round(toOunces(grams) / 1.6) / 10),
          kilograms: String(Math.round(grams / 100) / 10),
        });
}

/** Lists allergens in the language of the page: "milk, sesame, and tree nuts". */
export function useAllergenText() {
  const t = useTranslations("catalog.facts");
  const format = useFormatter();
  return (allergens: Allergen[]) =>
    allergens.length === 0
      ? t("none")
      : format.list(
          allergens.map((allergen) => t(`allergen.${allergen}`)),
          { type: "conjunction" },
        );
}

/** Formats one fact of a product; null if it is not set. Free texts stay as the seller wrote them. */
export function useFactText() {
  const t = useTranslations("catalog.facts");
  const allergenText = useAllergenText();
  const weightText = useWeightText();
  const format = (facts: ProductFacts) => ({
    ...facts,
    netGrams: facts.netGrams && weightText(facts.netGrams),
    netMl:
      facts.netMl &&
      t("fluidOunces", {
        ounces: String(toFluidOunces(facts.netMl)),
        milliliters: String(facts.netMl),
      }),
    pages: facts.pages && String(facts.pages),
    roast: facts.roast && t(`roast.${facts.roast}`),
    grind: facts.grind && t(`grind.${facts.grind}`),
    allergens: facts.allergens && allergenText(facts.allergens),
    mayContain: facts.mayContain && allergenText(facts.mayContain),
  });
  return (key: FactKey, facts: ProductFacts): string | null => format(facts)[key] || null;
}
