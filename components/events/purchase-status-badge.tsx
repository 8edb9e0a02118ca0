import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { OwnPurchase } from "@/lib/events/tickets/queries";

const SHAPES: Record<OwnPurchase["status"], StatusShape> = {
  pending: "pending",
  valid: "approved",
  lapsed: "neutral",
  refunded: "neutral",
};

export function PurchaseStatusBadge({ status }: Pick<OwnPurchase, "status">) {
  const t = useTranslations("events.mine.state");
  return <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>;
}
