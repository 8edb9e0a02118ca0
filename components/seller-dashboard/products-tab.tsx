import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { FileSpreadsheet, Plus } from "@/components/ui/icons";
import type { Viewer } from "@/lib/auth/viewer";
import { countDrafts } from "@/lib/products/drafts/queries";
import {
  countSellerProducts,
  listSellerProducts,
} from "@/lib/seller-dashboard/queries/product-list";
import type { ProductListFilter } from "@/lib/seller-dashboard/schema";
import { productListPath } from "./dashboard-urls";
import { PageLinks } from "./page-links";
import { ProductFilterBar, ViewSwitch } from "./product-filter-bar";
import { ProductTile } from "./product-tile";
import { DraftList } from "./table/draft-list";
import { ExportButton } from "./table/export-button";
import { ProductsTable } from "./table/products-table";
import { StockHistory } from "./table/stock-history";
import { toTableRow } from "./table/table-row";

/** Namespaces of the table, its cells and dialogs, and of the cards. */
const MESSAGES = [
  "dashboard.act",
  "dashboard.products",
  "catalog.label",
  "products.sale",
  "validation",
];

type ProductsTabProps = {
  viewer: Viewer;
  filter: ProductListFilter;
  /** Number of all products, whatever the filter. */
  count: number;
  /** A product's stock history, or the drafts, in place of the products. */
  openDialog: { history: number; drafts: boolean };
};

/** The seller's products, their drafts, or the stock history of one. */
export async function ProductsTab({ openDialog, ...list }: ProductsTabProps) {
  const { viewer, filter } = list;
  if (openDialog.history > 0) {
    return <StockHistory viewer={viewer} productId={openDialog.history} page={filter.page} />;
  }
  if (openDialog.drafts) return <DraftList viewer={viewer} />;
  return <ProductList {...list} />;
}

/** The products as a table or in a grid, with search and filter. */
async function ProductList({ viewer, filter, count }: Omit<ProductsTabProps, "openDialog">) {
  const [t, drafts, counts, { products, total, pageCount }] = await Promise.all([
    getTranslations("dashboard.products"),
    countDrafts(viewer),
    countSellerProducts(viewer),
    listSellerProducts(viewer, filter),
  ]);
  if (count === 0 && drafts > 0) return <DraftList viewer={viewer} />;
  if (count === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/mesob.svg"
        title={t("none")}
        description={t("noneHint")}
      >
        <ButtonLink href="/add-product">
          <Plus aria-hidden />
          {t("add")}
        </ButtonLink>
        <ImportLink />
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="products-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="products-title" className="sr-only">
        {t("title")}
      </h2>
      <ProductFilterBar filter={filter} counts={counts} drafts={drafts} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted-foreground text-sm">
          {t("found", { count: total })}
        </p>
        <PageMessages namespaces={["dashboard.products.table"]}>
          <div className="flex flex-wrap items-center gap-2">
            <ViewSwitch filter={filter} />
            <ExportButton filter={filter} />
            <ImportLink />
          </div>
        </PageMessages>
      </div>
      {products.length === 0 && (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/spices.svg"
          title={t("nothing")}
          description={t("nothingHint")}
        >
          <ButtonLink href={productListPath({})} variant="outline">
            {t("clear")}
          </ButtonLink>
        </EmptyState>
      )}
      <PageMessages namespaces={MESSAGES}>
        {filter.view === "cards" ? (
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {products.map((product) => (
              <li key={product.id} className="grid min-w-0">
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
        ) : (
          products.length > 0 && (
            <ProductsTable rows={products.map(toTableRow)} filter={filter} total={total} />
          )
        )}
      </PageMessages>
      <PageLinks
        tab="products"
        page={filter.page}
        pageCount={pageCount}
        hrefOf={(page) => productListPath({ ...filter, page })}
      />
    </section>
  );
}

function ImportLink() {
  const t = useTranslations("products.import");
  return (
    <ButtonLink href="/add-product?import=csv" variant="outline" size="sm">
      <FileSpreadsheet aria-hidden />
      {t("open")}
    </ButtonLink>
  );
}
