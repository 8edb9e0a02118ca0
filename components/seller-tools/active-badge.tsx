import { useTranslations } from "next-intl";

import { StatusBadge } from "@/components/ui/status-badge";

/** 'Active' or 'Inactive' (specification C, section 4). */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const t = useTranslations("sellerTools");
  return (
    <StatusBadge shape={isActive ? "approved" : "neutral"}>
      {t(isActive ? "active" : "inactive")}
    </StatusBadge>
  );
}
