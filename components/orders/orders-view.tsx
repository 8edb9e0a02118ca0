import Link from "next/link";
import { useTranslations } from "next-intl";

import type { Viewer } from "@/lib/auth/viewer";
import { PurchaseList, SaleList } from "./order-list";
import { PaymentResult } from "./payment-result";
import { ToDoList } from "./to-do-list";

type OrdersViewProps = {
  viewer: Viewer;
  /** The payment that the viewer just came back from. */
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
        <nav aria-label={t("views")} className="mb-6 flex gap-6 border-border border-b">
          <ViewLink href="/orders" isCurrent={showsSales} name={t("salesView")} />
          <ViewLink href="/orders?view=purchases" isCurrent={!showsSales} name={t("purchases")} />
        </nav>
      )}
      {intentId && (
        <div className="mb-6">
          <PaymentResult intentId={intentId} />
        </div>
      )}
      {showsSales && <ToDoList viewer={viewer} />}
      {showsSales ? <SaleList viewer={viewer} /> : <PurchaseList viewer={viewer} />}
    </>
  );
}

function ViewLink({ href, isCurrent, name }: { href: string; isCurrent: boolean; name: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      aria-current={isCurrent ? "page" : undefined}
      className="relative inline-flex min-h-11 items-center font-medium aria-[current=page]:font-semibold"
    >
      {name}
      {isCurrent && <span aria-hidden className="stitch absolute inset-x-0 bottom-0" />}
    </Link>
  );
}
