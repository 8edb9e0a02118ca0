import { getTranslations } from "next-intl/server";
import { DataTable } from "@/components/admin-ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { Pencil, Plus } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { Count } from "@/components/ui/stats-bar";
import { formatDecimal } from "@/lib/core/money";
import { listInventoryAlerts, listMyProducts } from "@/lib/seller-tools/queries/inventory";
import { DeleteRowButton } from "./delete-row-button";
import { NoProducts } from "./no-products";
import { ProductName } from "./product-name";
import { toProductOption } from "./product-option";
import { StockBadge } from "./stock-badge";
import type { TabProps } from "./tab-props";
import { ToolDialogButton } from "./tool-dialog-button";
import { ToolIntro } from "./tool-intro";

/** Products with an inventory alert, sold-out ones first. */
export async function InventoryTab({ viewer }: TabProps) {
  const [t, tTools] = await Promise.all([
    getTranslations("sellerTools.inventory"),
    getTranslations("sellerTools"),
  ]);
  const [alerts, products] = await Promise.all([
    listInventoryAlerts(viewer),
    listMyProducts(viewer),
  ]);
  if (products.length === 0) return <NoProducts />;
  const watched = new Set(alerts.map(({ product }) => product.id));
  const productOptions = toProductOption(products.filter(({ id }) => !watched.has(id)));
  return (
    <>
      <ToolIntro text={t("text")}>
        {productOptions.length > 0 ? (
          <ToolDialogButton about={{ tool: "alert", productOptions }} variant="brand">
            <Plus aria-hidden />
            {t("create")}
          </ToolDialogButton>
        ) : (
          <p className="text-muted-foreground text-sm">{t("allWatched")}</p>
        )}
      </ToolIntro>
      {alerts.length === 0 ? (
        <EmptyState
          image="/illustrations/cutouts/coffee-bag.svg"
          title={t("empty")}
          description={t("emptyHint")}
        />
      ) : (
        <DataTable
          caption={tTools("tabs.inventory")}
          columns={[
            { key: "product", name: t("product") },
            { key: "state", name: t("state") },
            { key: "stock", name: t("stock"), align: "end" },
            { key: "threshold", name: t("threshold"), align: "end" },
            { key: "price", name: t("price"), align: "end" },
            { key: "acts", name: t("acts"), align: "end", hasActions: true },
          ]}
          rows={alerts.map((row) => ({
            key: row.id,
            cells: [
              <span key="product">
                <ProductName product={row.product} />
                {row.lowVariants?.map(({ title, stock }) => (
                  <span key={title} className="block text-muted-foreground text-sm">
                    <bdi>{title}</bdi>
                    {": "}
                    {stock}
                  </span>
                ))}
              </span>,
              <StockBadge key="state" state={row.state} />,
              <Count key="stock">{row.product.stock}</Count>,
              <Count key="threshold">{row.lowStockThreshold}</Count>,
              <Price key="price" amount={formatDecimal(row.product.price)} />,
              <span key="acts" className="inline-flex">
                <ToolDialogButton
                  about={{ tool: "alert", productOptions: [], row }}
                  variant="ghost"
                  size="icon"
                >
                  <Pencil aria-hidden />
                  <span className="sr-only">{tTools("editOne", { name: row.product.title })}</span>
                </ToolDialogButton>
                <DeleteRowButton tool="inventory" id={row.id} name={row.product.title} />
              </span>,
            ],
          }))}
        />
      )}
    </>
  );
}
