import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { LinkStatus } from "@/components/ui/link-status";
import { selectFilterChoices } from "@/lib/products/filters/choice-rules";
import { FILTERED_KINDS, type FilteredKind } from "@/lib/products/filters/kind-rules";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { shopHref } from "@/lib/products/filters/shop-url";
import type { Facets } from "@/lib/search/dto";
import { FacetCount } from "./facet-count";
import { SHOP_FORM } from "./shop-toolbar";
import { useFilterValueName } from "./use-filter-value-name";

type ShopOptionsProps = { filter: ShopFilter; facets: Facets };

/** Sizes, colors, materials, roasts and missing allergens of the listed products, as links, so that it works without JavaScript. */
export function ShopOptions(props: ShopOptionsProps) {
  return FILTERED_KINDS.map((kind) => <OptionList key={kind} kind={kind} {...props} />);
}

function OptionList({ kind, filter, facets }: ShopOptionsProps & { kind: FilteredKind }) {
  const t = useTranslations("catalog.option");
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
        {t(kind)}
      </h2>
      {chosenValue && <input type="hidden" form={SHOP_FORM} name={kind} value={chosenValue} />}
      <ul>
        {visibleChoices.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={shopHref({ ...filter, page: 1, [kind]: chosenValue ? undefined : value })}
              scroll={false}
              rel="nofollow"
              aria-current={chosenValue ? true : undefined}
              className="flex min-h-11 items-center gap-2 rounded-sm hover:underline has-data-loading:underline has-data-loading:opacity-60 aria-[current]:font-semibold"
            >
              <bdi className="min-w-0 truncate">{nameOf(kind, value)}</bdi>
              <FacetCount count={count} isExact={facets.isComplete} />
              <LinkStatus />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
