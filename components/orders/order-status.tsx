import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { Order } from "@/lib/orders/dto/list";
import { isPartlyShipped } from "@/lib/orders/rules";

const SHAPES: Record<Order["status"], StatusShape> = {
  pending: "pending",
  paid: "paid",
  shipped: "shipped",
  delivered: "delivered",
  completed: "delivered",
  cancelled: "neutral",
};

type OrderStatusProps = {
  status: Order["status"];
  /** The seller orders, some of which may be ahead of the order's status. */
  sellerOrders?: { status: Order["status"] }[];
};

/** The status of an order or a seller order, as text and shape. */
export function OrderStatus({ status, sellerOrders = [] }: OrderStatusProps) {
  const t = useTranslations("orders.status");
  if (
    isPartlyShipped(
      status,
      sellerOrders.map((sellerOrder) => sellerOrder.status),
    )
  ) {
    return <StatusBadge shape="shipped">{t("partlyShipped")}</StatusBadge>;
  }
  return <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>;
}
