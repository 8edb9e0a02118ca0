"use client";

import { useTranslations } from "next-intl";

import { useIsClient } from "@/components/cart/use-is-client";
import { estimateDelivery } from "@/lib/delivery/rules";
import { useDateRange } from "@/lib/i18n/use-date-range";

/** When a parcel to the United States arrives if it is ordered now. The page itself is cached, so the browser counts. */
export function ArrivalNote() {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const isClient = useIsClient();
  if (!isClient) return <span className="block h-[1lh]" />;
  const { from, to } = estimateDelivery({ method: "standard", country: "US" }, new Date());
  return <span className="block">{t("arrives", { dates: range(from, to) })}</span>;
}
