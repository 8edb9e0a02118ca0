import { getTranslations } from "next-intl/server";

import { OrderCard } from "@/components/orders/order-card";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { listLatestSales } from "@/lib/orders/queries/orders";
import { PageLinks } from "./page-links";

const PAGE = 20;

type OrdersTabProps = { viewer: Viewer; page: number; total: number };

/** The seller's own sales, newest first; `total` counts all pages. */
export async function OrdersTab({ viewer, page, total }: OrdersTabProps) {
  const [t, sales] = await Promise.all([
    getTranslations("dashboard.recent"),
    listLatestSales(viewer, { limit: PAGE, offset: (page - 1) * PAGE }),
  ]);
  if (total === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/coffee-bag.svg"
        title={t("none")}
        description={t("empty")}
      >
        <ButtonLink href="/add-product">{t("addProduct")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="sr-only">{t("heading")}</h2>
      {sales.map((sale) => (
        <OrderCard key={sale.id} order={sale} />
      ))}
      <PageLinks tab="orders" page={page} pageCount={Math.ceil(total / PAGE)} />
    </div>
  );
}
