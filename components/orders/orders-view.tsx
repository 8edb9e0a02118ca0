import { useTranslations } from "next-intl";

import { PageTabs } from "@/components/layout/page-tabs";
import type { Viewer } from "@/lib/auth/viewer";
import { PurchaseList, SaleList } from "./order-list";
import { PaymentResult } from "./payment-result";
import { SellerTodoList } from "./seller-todo-list";

type OrdersViewProps = {
  viewer: Viewer;
  /** The payment that the viewer returns from. */
  intentId: string | null;
  view: string | string[] | undefined;
};

/** 'Sales History' for sellers, with their own purchases as a second view; 'My Orders' for everyone else. */
export function OrdersView({ viewer, intentId, view }: OrdersViewProps) {
  const t = useTranslations("orders");
  const isSeller = viewer.role === "seller";
  const showsSales = isSeller && view !== "purchases" && !intentId;

  return (
    <>
      <h1 className="display mb-6 text-d2">{isSeller ? t("sales") : t("mine")}</h1>
      {isSeller && (
        <div className="mb-6">
          <PageTabs
            label={t("views")}
            tabs={[
              { href: "/orders", name: t("salesView"), isCurrent: showsSales },
              { href: "/orders?view=purchases", name: t("purchases"), isCurrent: !showsSales },
            ]}
          />
        </div>
      )}
      {intentId && (
        <div className="mb-6">
          <PaymentResult intentId={intentId} />
        </div>
      )}
      {showsSales && <SellerTodoList viewer={viewer} />}
      {showsSales ? <SaleList viewer={viewer} /> : <PurchaseList viewer={viewer} />}
    </>
  );
}
