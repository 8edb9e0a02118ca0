import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { FileText } from "@/components/ui/icons";
import { formatDecimal } from "@/lib/core/money";
import type { SellerOrderDetail } from "@/lib/orders/dto/detail";
import { SellerActions } from "./seller-actions";
import { SellerOrderCard } from "./seller-order-card";

type SellerOrderProps = {
  orderId: number;
  sellerOrder: SellerOrderDetail;
  /** An admin acts for the seller, with a reason. */
  isAdmin?: boolean;
  /** A disputed payment cannot be refunded. */
  isDisputed: boolean;
  children?: ReactNode;
};

/** A seller order with its seller's actions: pack, send, refund, reply to returns, print the slip. */
export function SellerOrder(props: SellerOrderProps) {
  const { orderId, sellerOrder, isAdmin = false, isDisputed, children } = props;
  const t = useTranslations("orders");
  const locale = useLocale();
  const isPaid = sellerOrder.status === "paid";
  return (
    <SellerOrderCard sellerOrder={sellerOrder} side={isAdmin ? "admin" : "seller"}>
      <SellerActions
        orderId={orderId}
        sellerId={isAdmin ? sellerOrder.seller.id : undefined}
        canPack={isPaid && !sellerOrder.packedAt}
        canShip={isPaid && sellerOrder.items.some(({ unsent }) => unsent > 0)}
        left={
          isDisputed || sellerOrder.refundable === "0.00"
            ? null
            : formatDecimal(sellerOrder.refundable)
        }
        isUnsent={isPaid && sellerOrder.parcels.length === 0}
        toSend={choicesOf(sellerOrder, ({ unsent }) => unsent)}
        refundChoices={choicesOf(sellerOrder, (item) => item.quantity - item.refundedQuantity)}
      />
      {children}
      {sellerOrder.status !== "cancelled" && !isAdmin && (
        <a
          href={`/api/orders/${orderId}/documents/packing-slip?lang=${locale}`}
          download
          className={buttonVariants({ variant: "ghost", className: "sm:ms-auto" })}
        >
          <FileText aria-hidden />
          {t("packingSlip")}
        </a>
      )}
    </SellerOrderCard>
  );
}

function choicesOf(
  sellerOrder: SellerOrderDetail,
  maxOf: (item: SellerOrderDetail["items"][number]) => number,
) {
  return sellerOrder.items
    .map((item) => ({ lineId: item.lineId, title: item.product.title, max: maxOf(item) }))
    .filter(({ max }) => max > 0);
}
