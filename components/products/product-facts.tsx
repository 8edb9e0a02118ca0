import { type Locale, useTranslations } from "next-intl";
import { UserText } from "@/components/languages/user-text";
import { TriangleAlert } from "@/components/ui/icons";
import type { Product } from "@/lib/products/dto";
import { FACT_KEYS, type FactKey, TEXT_FACTS } from "@/lib/products/facts/rules";
import { factLanguage, type LocalizedProduct } from "@/lib/products/translatable-fields";
import { useAllergenText, useFactText, useWeightText } from "./use-fact-text";

/** Facts that the panel above the table shows. */
const PANEL: FactKey[] = ["allergens", "mayContain"];

/** `language`: of a free text; null for a text of ours. */
type Row = { name: string; text: string | null; language: Locale | null };

/** Facts of a product as a table, below a panel with the allergens. Nothing if there are none. */
export function ProductFacts({ product }: { product: Product | LocalizedProduct }) {
  const t = useTranslations("catalog.facts");
  const factText = useFactText();
  const weightText = useWeightText();
  const { facts, weightGrams, processingDays } = product;
  const rows: Row[] = FACT_KEYS.filter((key) => !PANEL.includes(key)).map((key) => ({
    name: t(`name.${key}`),
    text: factText(key, facts),
    language: key in TEXT_FACTS ? factLanguage(product, key) : null,
  }));
  rows.push(
    { name: t("weight"), text: weightGrams ? weightText(weightGrams) : null, language: null },
    {
      name: t("processing"),
      text: processingDays ? t("processingDays", { days: processingDays }) : null,
      language: null,
    },
  );
  const visibleRows = rows.flatMap(({ text, ...row }) => (text ? [{ ...row, text }] : []));
  if (visibleRows.length === 0 && !facts.allergens) return null;
  return (
    <section aria-labelledby="facts" className="wrap pb-14 md:pb-18">
      <h2 id="facts" className="display text-d3">
        {product.isFood ? t("foodTitle") : t("title")}
      </h2>
      <AllergenPanel facts={facts} />
      <dl className="mt-4 max-w-[720px] border-border border-t text-md">
        {visibleRows.map(({ name, text, language }) => (
          <div
            key={name}
            className="grid gap-x-4 gap-y-0.5 border-border border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="wrap-anywhere min-w-0">
              {language ? <UserText text={text} locale={language} /> : text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AllergenPanel({ facts }: Pick<Product, "facts">) {
  const t = useTranslations("catalog.facts");
  const allergenText = useAllergenText();
  const { allergens, mayContain } = facts;
  if (!allergens) return null;
  return (
    <div className="mt-4 flex max-w-[720px] items-start gap-3 rounded-md bg-secondary px-4 py-3.5">
      <TriangleAlert aria-hidden className="mt-px size-5 shrink-0" />
      <div>
        <p className="font-semibold">{t("contains", { list: allergenText(allergens) })}</p>
        {mayContain && mayContain.length > 0 && (
          <p>{t("mayContain", { list: allergenText(mayContain) })}</p>
        )}
      </div>
    </div>
  );
}
