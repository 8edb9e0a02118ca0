import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { MyPurchase } from "@/lib/events/tickets/queries";

const SHAPES: Record<MyPurchase["status"], StatusShape> = {
  pending: "pending",
  valid: "approved",
  lapsed: "neutral",
  refunded: "neutral",
};

export function PurchaseStatusBadge({ status }: Pick<MyPurchase, "status">) {
  const t = useTranslations("events.mine.state");
  return <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>;
}
