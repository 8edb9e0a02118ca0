import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { LoginRequired } from "@/components/layout/login-required";
import { PageMessages } from "@/components/layout/page-messages";
import { AdminOrderDetail } from "@/components/orders/admin-order-detail";
import { OrderDetail } from "@/components/orders/order-detail";
import { OrdersView } from "@/components/orders/orders-view";
import { SaleDetail } from "@/components/orders/sale-detail";
import { getViewer, type Viewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { getAnyOrder, getOrderLedger, getPurchase, getSale } from "@/lib/orders/queries/orders";
import { translateTitles } from "@/lib/orders/queries/translate-titles";

// Depends on the viewer; without this it would be cached as a static page.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("orders.mine");

export default async function OrdersPage({ searchParams }: PageProps<"/[locale]/orders">) {
  const viewer = await getViewer();
  if (!viewer) return <LoginRequired area="orders" />;

  const { order: orderParam, payment_intent, view } = await searchParams;
  if (orderParam === undefined) {
    const intentId = typeof payment_intent === "string" ? payment_intent : null;
    return (
      <div className="wrap py-8 md:py-10">
        <PageMessages namespaces={["orders.result", "validation"]}>
          <OrdersView viewer={viewer} intentId={intentId} view={view} />
        </PageMessages>
      </div>
    );
  }
  return (
    <div className="wrap pt-4 pb-14 md:pt-6 md:pb-18">
      {await orderAs(viewer, parseId(orderParam))}
    </div>
  );
}

/** The order as its buyer, its seller or an admin sees it; not found for other users. */
async function orderAs(viewer: Viewer, id: number) {
  const purchase = await translated(getPurchase(viewer, id));
  if (purchase) return <OrderDetail order={purchase} now={Date.now()} />;
  const sale = await translated(getSale(viewer, id));
  if (sale) return <SaleDetail sale={sale} />;
  const [order, books] = await Promise.all([getAnyOrder(viewer, id), getOrderLedger(viewer, id)]);
  if (!order || !books) notFound();
  return <AdminOrderDetail order={order} books={books} />;
}

/** The order with its titles in the reader's language. */
async function translated<Order extends Parameters<typeof translateTitles>[0][number]>(
  orderPromise: Promise<Order | null>,
): Promise<Order | null> {
  const order = await orderPromise;
  const [translatedOrder] = order ? await translateTitles([order], await getLocale()) : [];
  return translatedOrder ?? null;
}
