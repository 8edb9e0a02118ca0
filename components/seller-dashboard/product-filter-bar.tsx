import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import {
  PRODUCT_FILTERS,
  PRODUCT_VIEWS,
  type ProductFilter,
  type ProductListFilter,
} from "@/lib/seller-dashboard/schema";
import { DRAFTS_PATH, productListPath } from "./dashboard-urls";

const CHIP =
  "inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-full border border-input bg-card px-3.5 font-medium text-sm hover:border-foreground aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground forced-colors:aria-[current=true]:underline forced-colors:aria-[current=true]:decoration-3";

type ProductFilterBarProps = {
  filter: ProductListFilter;
  counts: Record<ProductFilter, number>;
  /** Number of drafts. */
  drafts: number;
};

/** Search and filter of the products; plain form and links, so that it works before hydration. */
export function ProductFilterBar({ filter, counts, drafts }: ProductFilterBarProps) {
  const t = useTranslations("dashboard.products");
  const { q, show } = filter;
  return (
    <div className="grid gap-3">
      <search>
        <form action="/dashboard" className="flex flex-wrap gap-2">
          <input type="hidden" name="tab" value="products" />
          <HiddenFields filter={filter} />
          <Input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            aria-label={t("search")}
            placeholder={t("search")}
            className="w-0 min-w-0 grow"
          />
          <CategorySelect value={filter.category} />
          <Button type="submit" variant="outline" className="min-h-11.5">
            <Search aria-hidden />
            <span className="max-sm:sr-only">{t("find")}</span>
          </Button>
        </form>
      </search>
      <nav aria-label={t("show.label")} className="flex flex-wrap gap-2">
        {PRODUCT_FILTERS.map((filterKey) => (
          <Link
            key={filterKey}
            href={productListPath({ ...filter, show: filterKey, page: 1 })}
            aria-current={filterKey === show ? "true" : undefined}
            className={CHIP}
          >
            {t(`show.${filterKey}`)}
            <span className="ms-1.5 tabular-nums opacity-75">{counts[filterKey]}</span>
          </Link>
        ))}
        {drafts > 0 && (
          <Link href={DRAFTS_PATH} className={CHIP}>
            {t("drafts.filter")}
            <span className="ms-1.5 tabular-nums opacity-75">{drafts}</span>
          </Link>
        )}
      </nav>
    </div>
  );
}

/** Choices that a new search keeps. */
function HiddenFields({ filter: { show, sort, view } }: { filter: ProductListFilter }) {
  return (
    <>
      {show !== "all" && <input type="hidden" name="show" value={show} />}
      {sort !== "-edited" && <input type="hidden" name="sort" value={sort} />}
      {view !== "table" && <input type="hidden" name="view" value={view} />}
    </>
  );
}

function CategorySelect({ value }: { value: ProductListFilter["category"] }) {
  const t = useTranslations("dashboard.products.table");
  const names = useTranslations("catalog.category");
  return (
    <Select
      key={value}
      name="category"
      defaultValue={value ?? ""}
      aria-label={t("category")}
      className="w-40 shrink-0 max-sm:order-last max-sm:w-full"
    >
      <option value="">{t("allCategories")}</option>
      {CATEGORY_SLUGS.map((slug) => (
        <option key={slug} value={slug}>
          {names(slug)}
        </option>
      ))}
    </Select>
  );
}

/** Switches between the table and the cards. */
export function ViewSwitch({ filter }: { filter: ProductListFilter }) {
  const t = useTranslations("dashboard.products.table");
  return (
    <nav aria-label={t("view")} className="flex gap-1">
      {PRODUCT_VIEWS.map((view) => (
        <Link
          key={view}
          href={productListPath({ ...filter, view, page: 1 })}
          aria-current={view === filter.view ? "true" : undefined}
          className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-md px-3 font-medium text-sm hover:bg-accent aria-[current=true]:bg-secondary"
        >
          {t(view === "table" ? "asTable" : "asCards")}
        </Link>
      ))}
    </nav>
  );
}
