import { getTranslations } from "next-intl/server";
import { historyPath, productListPath } from "@/components/seller-dashboard/dashboard-urls";
import { PageLinks } from "@/components/seller-dashboard/page-links";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { useDates } from "@/lib/i18n/use-dates";
import { listStockChanges, type StockChange } from "@/lib/products/offers/queries";

type StockHistoryProps = { viewer: Viewer; productId: number; page: number };

/** The changes of a product's stock, newest first. */
export async function StockHistory({ viewer, productId, page }: StockHistoryProps) {
  const [t, history] = await Promise.all([
    getTranslations("dashboard.products.table.stockHistory"),
    listStockChanges(viewer, { productId, page }),
  ]);
  if (!history) return <MissingProduct />;
  const { product, changes, pageCount } = history;
  return (
    <Card className="grid gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{t("title", { title: product.title })}</h2>
        <ButtonLink href={productListPath({})} variant="outline" size="sm">
          {t("close")}
        </ButtonLink>
      </div>
      {changes.length === 0 ? (
        <p className="text-muted-foreground text-sm">{t("none")}</p>
      ) : (
        <ChangeTable changes={changes} />
      )}
      <PageLinks
        tab="products"
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => historyPath(productId, to)}
      />
    </Card>
  );
}

async function ChangeTable({ changes }: { changes: StockChange[] }) {
  const t = await getTranslations("dashboard.products.table.stockHistory");
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-sm">
        <thead className="text-muted-foreground">
          <tr>
            <th className="py-2 text-start font-medium">{t("when")}</th>
            <th className="py-2 text-start font-medium">{t("why")}</th>
            <th className="py-2 ps-4 text-end font-medium">{t("units")}</th>
            <th className="py-2 ps-4 text-end font-medium">{t("balance")}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

async function MissingProduct() {
  const [t, tError] = await Promise.all([
    getTranslations("dashboard.products.table.stockHistory"),
    getTranslations("errors"),
  ]);
  return (
    <EmptyState
      image="/illustrations/cutouts/mesob.svg"
      title={tError("productNotFound")}
      description={t("missing")}
    >
      <ButtonLink href={productListPath({})} variant="outline">
        {t("close")}
      </ButtonLink>
    </EmptyState>
  );
}

const MOMENT = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
} as const;

async function ChangeRow({ change }: { change: StockChange }) {
  const t = await getTranslations("dashboard.products.table.stockHistory");
  const { reason, delta, balance, orderId, variantTitle } = change;
  return (
    <tr className="border-t">
      <td className="py-2 pe-4 sm:whitespace-nowrap">
        <Moment at={change.createdAt} />
      </td>
      <td className="py-2 pe-4">
        {t(`reason.${reason}`)}
        {variantTitle && (
          <>
            {" · "}
            <bdi>{variantTitle}</bdi>
          </>
        )}
        {orderId && (
          <>
            {" · "}
            <Link href={`/orders?order=${orderId}`} className="link">
              {t("order", { id: String(orderId) })}
            </Link>
          </>
        )}
      </td>
      <td className="py-2 ps-4 text-end tabular-nums">
        <bdi dir="ltr">{delta > 0 ? `+${delta}` : delta}</bdi>
      </td>
      <td className="py-2 ps-4 text-end tabular-nums">{balance}</td>
    </tr>
  );
}

function Moment({ at }: { at: Date }) {
  const dateText = useDates();
  return dateText(at, MOMENT);
}
