import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { MessageAboutOrder } from "@/components/messaging/message-about-order";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import type { OrderDetail as Order, SellerOrderDetail } from "@/lib/orders/dto/detail";
import { BuyerActions } from "./buyer-actions";
import { CancelCard } from "./cancel-card";
import { BUYER_MESSAGES } from "./client-messages";
import { toCartItem } from "./order-items";
import { OrderLayout } from "./order-layout";
import { OrderTotals } from "./order-totals";
import { SellerOrderCard } from "./seller-order-card";
import { SellerOrderDeadlines } from "./seller-order-deadlines";

type OrderDetailProps = {
  order: Order;
  /** The time of the request, ms since the epoch. */
  now: number;
};

/** One purchase as its buyer sees it: a card per seller, totals, address and cancellation. */
export function OrderDetail({ order, now }: OrderDetailProps) {
  const t = useTranslations("orders");
  return (
    <PageMessages namespaces={BUYER_MESSAGES}>
      <OrderLayout
        order={order}
        sellerOrders={order.sellerOrders}
        total={order.total}
        list={{ name: t("mine"), href: "/orders" }}
        aside={
          <>
            <OrderTotals order={order} />
            <CancelCard order={order} now={now} />
          </>
        }
      >
        {order.sellerOrders.map((sellerOrder) => (
          <SellerOrderCard key={sellerOrder.id} sellerOrder={sellerOrder} side="buyer">
            <BuyerActions
              orderId={order.id}
              sellerId={sellerOrder.seller.id}
              toBuyAgain={order.paidAt ? toCartItems(sellerOrder) : []}
              {...claimsOf(sellerOrder, now)}
            />
            {order.paidAt && <MessageAboutOrder orderId={order.id} seller={sellerOrder.seller} />}
            <SellerOrderDeadlines sellerOrder={sellerOrder} now={now} />
          </SellerOrderCard>
        ))}
      </OrderLayout>
    </PageMessages>
  );
}

const toCartItems = ({ items, seller }: SellerOrderDetail) =>
  items.map((item) => toCartItem(item, sellerNameOf(seller)));

/** Units that can be returned and claimed now: not refunded, and one open request at a time. */
function claimsOf(sellerOrder: SellerOrderDetail, now: number) {
  // A seller's confirmation opens both; only one by the buyer, the carrier or an admin starts their deadlines.
  const isOpen = (until: string | null) =>
    sellerOrder.deliveredAt !== null && (until === null || Date.parse(until) > now);
  const isRequested = (kind: "return" | "damage") =>
    sellerOrder.returns.some((request) => request.kind === kind && isWaiting(request.status));
  const units = sellerOrder.items
    .map(({ lineId, quantity, refundedQuantity, product, isReturnable }) => ({
      choice: { lineId, title: product.title, max: quantity - refundedQuantity },
      isReturnable,
    }))
    .filter(({ choice }) => choice.max > 0);
  const canReturn = isOpen(sellerOrder.returnUntil) && !isRequested("return");
  const canClaim = isOpen(sellerOrder.damageUntil) && !isRequested("damage");
  return {
    toReturn: canReturn
      ? units.filter(({ isReturnable }) => isReturnable).map(({ choice }) => choice)
      : [],
    toClaim: canClaim ? units.map(({ choice }) => choice) : [],
  };
}

const isWaiting = (status: string) => status === "requested" || status === "approved";
