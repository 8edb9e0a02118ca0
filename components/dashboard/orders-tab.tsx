import { getTranslations } from "next-intl/server";

import { OrderCard } from "@/components/orders/order-card";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { listSales } from "@/lib/orders/queries";
import { PageLinks } from "./page-links";

const PAGE = 20;

/** The seller's own sales, newest first. */
export async function OrdersTab({ viewer, page }: { viewer: Viewer; page: number }) {
  const [t, { rows, total }] = await Promise.all([
    getTranslations("dashboard.recent"),
    listSales(viewer, { limit: PAGE, offset: (page - 1) * PAGE }),
  ]);
  if (total === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/coffee-bag.svg"
        title={t("none")}
        description={t("empty")}
      >
        <ButtonLink href="/add-product" prefetch={false}>
          {t("addProduct")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="sr-only">{t("heading")}</h2>
      {rows.map((sale) => (
        <OrderCard key={sale.id} order={sale} />
      ))}
      <PageLinks tab="orders" page={page} pageCount={Math.ceil(total / PAGE)} />
    </div>
  );
}
