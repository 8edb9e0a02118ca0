import { getLocale, getTranslations } from "next-intl/server";

import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { listPurchases, listSales } from "@/lib/orders/queries/orders";
import { translateTitles } from "@/lib/orders/queries/translate-titles";
import { OrderCard } from "./order-card";

/** The viewer’s purchases, newest first. A checkout that was never paid is not listed. */
export async function PurchaseList({ viewer }: { viewer: Viewer }) {
  const [t, { rows }] = await Promise.all([getTranslations("orders"), listPurchases(viewer)]);
  const paidOrders = rows.filter((order) => order.paidAt);
  const orders = await translateTitles(paidOrders, await getLocale());
  if (orders.length === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/coffee-bag.svg"
        title={t("noOrders")}
        description={t("noOrdersHint")}
      >
        <ButtonLink href="/shop">{t("startShopping")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <PageMessages namespaces={["orders.again"]}>
      <div className="grid gap-5">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
    </PageMessages>
  );
}

/** A seller's sales: their seller orders that were paid. */
export async function SaleList({ viewer }: { viewer: Viewer }) {
  const [t, { rows }] = await Promise.all([getTranslations("orders"), listSales(viewer)]);
  if (rows.length === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/coffee-bag.svg"
        title={t("noSales")}
        description={t("noSalesHint")}
      />
    );
  }
  const sales = await translateTitles(rows, await getLocale());
  return (
    <div className="grid gap-5">
      {sales.map((sale) => (
        <OrderCard key={sale.id} order={sale} />
      ))}
    </div>
  );
}
