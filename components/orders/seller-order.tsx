import { FileText } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { buttonVariants } from "@/components/ui/button-variants";
import { formatDecimal } from "@/lib/core/money";
import type { PartDetail } from "@/lib/orders/dto/detail";
import { SellerActions } from "./seller-actions";
import { SellerOrderCard } from "./seller-order-card";

type SellerOrderProps = {
  orderId: number;
  part: PartDetail;
  /** An admin acts for the seller, with a reason. */
  isAdmin?: boolean;
  /** A disputed payment cannot be refunded. */
  isDisputed: boolean;
  children?: ReactNode;
};

/** A seller order with its seller's actions: pack, send, refund, reply to returns, print the slip. */
export function SellerOrder(props: SellerOrderProps) {
  const { orderId, part, isAdmin = false, isDisputed, children } = props;
  const t = useTranslations("orders");
  const locale = useLocale();
  const isPaid = part.status === "paid";
  return (
    <SellerOrderCard part={part} side={isAdmin ? "admin" : "seller"}>
      <SellerActions
        orderId={orderId}
        sellerId={isAdmin ? part.seller.id : undefined}
        canPack={isPaid && !part.packedAt}
        canShip={isPaid && part.items.some(({ unsent }) => unsent > 0)}
        left={isDisputed || part.refundable === "0.00" ? null : formatDecimal(part.refundable)}
        isUnsent={isPaid && part.parcels.length === 0}
        toSend={choicesOf(part, ({ unsent }) => unsent)}
        toGiveBack={choicesOf(part, (item) => item.quantity - item.refundedQuantity)}
      />
      {children}
      {part.status !== "cancelled" && !isAdmin && (
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

function choicesOf(part: PartDetail, maxOf: (item: PartDetail["items"][number]) => number) {
  return part.items
    .map((item) => ({ lineId: item.lineId, title: item.product.title, max: maxOf(item) }))
    .filter(({ max }) => max > 0);
}
