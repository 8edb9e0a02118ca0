import { notFound } from "next/navigation";

import { ClientMessages } from "@/components/layout/client-messages";
import { LoginRequired } from "@/components/layout/login-required";
import { OrderDetail } from "@/components/orders/order-detail";
import { OrdersView } from "@/components/orders/orders-view";
import { SaleDetail } from "@/components/orders/sale-detail";
import { getViewer } from "@/lib/auth/viewer";
import { toId } from "@/lib/core/text";
import { pageTitle } from "@/lib/i18n/page-title";
import { getPurchase, getSale } from "@/lib/orders/queries";

// What it shows depends on who asks; without this it would be kept as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = pageTitle("orders.mine");

export default async function OrdersPage({ searchParams }: PageProps<"/[locale]/orders">) {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="orders" />;

  const { order: asked, payment_intent, view } = await searchParams;
  if (asked === undefined) {
    const intentId = typeof payment_intent === "string" ? payment_intent : null;
    return (
      <div className="wrap py-8 md:py-10">
        <ClientMessages namespaces={["orders.result"]}>
          <OrdersView viewer={viewer} intentId={intentId} view={view} />
        </ClientMessages>
      </div>
    );
  }
  const id = toId(asked);
  const [purchase, sale] = await Promise.all([getPurchase(viewer, id), getSale(viewer, id)]);
  if (!purchase && !sale) notFound();
  return (
    <div className="wrap pt-4 pb-14 md:pt-6 md:pb-18">
      {purchase && <OrderDetail order={purchase} />}
      {!purchase && sale && <SaleDetail sale={sale} />}
    </div>
  );
}
