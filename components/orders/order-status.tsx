import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { Order } from "@/lib/orders/dto/list";

const SHAPES: Record<Order["status"], StatusShape> = {
  pending: "pending",
  paid: "paid",
  shipped: "shipped",
  delivered: "delivered",
  completed: "delivered",
  cancelled: "neutral",
};

/** The status of an order or a seller order, as text and shape. */
export function OrderStatus({ status }: { status: Order["status"] }) {
  const t = useTranslations("orders.status");
  return <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>;
}
