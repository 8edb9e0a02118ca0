import { useTranslations } from "next-intl";

import { StatusBadge } from "@/components/ui/status-badge";
import type { Payout } from "@/lib/payouts/dto";

/** Paid, pending, and anything else in the failed style (specification B, section 4). */
export function PayoutBadge({ status }: { status: Payout["status"] }) {
  const t = useTranslations("payouts.recent");
  if (status === "paid") return <StatusBadge shape="approved">{t("paid")}</StatusBadge>;
  if (status === "pending") return <StatusBadge shape="pending">{t("pending")}</StatusBadge>;
  return <StatusBadge shape="rejected">{t("failed")}</StatusBadge>;
}
