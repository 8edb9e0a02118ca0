import { useTranslations } from "next-intl";
import { selectFilterChoices } from "@/lib/products/filters/choice-rules";
import { FILTERED_KINDS, type FilteredKind } from "@/lib/products/filters/kind-rules";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Facets } from "@/lib/search/dto";
import { ChoiceLinks } from "./choice-links";
import { countTextOf } from "./facet-count";
import { SHOP_FORM } from "./shop-toolbar";
import { useFilterValueName } from "./use-filter-value-name";

type ShopOptionsProps = { filter: ShopFilter; facets: Facets };

/** Sizes, colors, materials, roasts and missing allergens of the listed products. */
export function ShopOptions(props: ShopOptionsProps) {
  return FILTERED_KINDS.map((kind) => <OptionList key={kind} kind={kind} {...props} />);
}

function OptionList({ kind, filter, facets }: ShopOptionsProps & { kind: FilteredKind }) {
  const t = useTranslations("catalog");
  const nameOf = useFilterValueName();
  const id = `shop-${kind}`;
  const chosenValue = filter[kind];
  const choices = facets.options.filter((option) => option.kind === kind);
  // The counts are those with the chosen value: other values would only be counted together with it.
  const visibleChoices = chosenValue
    ? choices.filter(({ value }) => value === chosenValue)
    : selectFilterChoices(kind, choices);
  if (visibleChoices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-border border-b pb-5">
      <h2 id={id} className="mb-1 font-semibold text-sm">
        {t(`option.${kind}`)}
      </h2>
      {chosenValue && <input type="hidden" form={SHOP_FORM} name={kind} value={chosenValue} />}
      <ChoiceLinks
        chosenKey={chosenValue}
        choices={visibleChoices.map(({ value, count }) => ({
          key: value,
          name: nameOf(kind, value),
          href: shopHref({ ...filter, page: 1, [kind]: chosenValue ? undefined : value }),
          count: countTextOf(t, count, facets.isComplete),
        }))}
      />
    </section>
  );
}
