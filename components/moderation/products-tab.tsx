import { useTranslations } from "next-intl";

import { adminHref, listQuery } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { FilterSelect } from "@/components/admin-ui/filter-field";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { PageMessages } from "@/components/layout/page-messages";
import { EmptyState } from "@/components/ui/empty-state";
import type { ProductRow } from "@/lib/admin/products/dto";
import { findProducts } from "@/lib/admin/products/queries";
import {
  PRODUCT_SORTS,
  PRODUCT_STATES,
  PRODUCT_STATUSES,
  type ProductSearch,
  productSearchSchema,
} from "@/lib/moderation/schema";
import { CATEGORY_SLUGS } from "@/lib/products/categories";
import { ProductTable } from "./product-table";

/** Every product, 25 per page, with both decisions if pending (specification B, section 4). */
export async function ProductsTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = productSearchSchema.parse(searchParams);
  const result = await findProducts(viewer, search);
  return (
    <PageMessages namespaces={["moderation.product", "moderation.products", "validation"]}>
      <FoundProducts search={search} {...result} />
    </PageMessages>
  );
}

type FoundProductsProps = {
  search: ProductSearch;
  rows: ProductRow[];
  total: number;
  pageCount: number;
};

function FoundProducts({ search, rows, total, pageCount }: FoundProductsProps) {
  const t = useTranslations("moderation.products");
  const { page, ...filters } = search;
  return (
    <section aria-labelledby="products-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="products-title"
        title={t("title")}
        count={t("count", { count: total })}
        exportHref={`/api/admin/exports/products?${listQuery(filters)}`}
      />
      <ProductSearchForm filters={filters} />
      <FilterChips
        label={t("status")}
        chips={[undefined, ...PRODUCT_STATUSES].map((productStatus) => ({
          key: productStatus ?? "all",
          name: t(`statuses.${productStatus ?? "all"}`),
          href: adminHref("products", { ...filters, status: productStatus }),
          isOn: productStatus === filters.status,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/mesob.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <ProductTable rows={rows} />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("products", { ...filters, page: to })}
      />
    </section>
  );
}

function ProductSearchForm({ filters }: { filters: Omit<ProductSearch, "page"> }) {
  const t = useTranslations("moderation.products");
  const tCategory = useTranslations("catalog.category");
  const { q, status, category, state, sort } = filters;
  return (
    <SearchForm tab="products" q={q} label={t("search")} hiddenValues={{ status }}>
      <FilterSelect name="category" label={t("category")} value={category} none={t("anyCategory")}>
        {CATEGORY_SLUGS.map((slug) => (
          <option key={slug} value={slug}>
            {tCategory(slug)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="state" label={t("state")} value={state} none={t("anyState")}>
        {PRODUCT_STATES.map((productState) => (
          <option key={productState} value={productState}>
            {t(`states.${productState}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect name="sort" label={t("sort")} value={sort}>
        {PRODUCT_SORTS.map((productSort) => (
          <option key={productSort} value={productSort}>
            {t(`sorts.${productSort}`)}
          </option>
        ))}
      </FilterSelect>
    </SearchForm>
  );
}
