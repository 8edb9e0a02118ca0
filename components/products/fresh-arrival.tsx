"use client";

import { useTranslations } from "next-intl";

import { estimateDelivery, type Shipment } from "@/lib/delivery/estimate-rules";
import { useDateRange } from "@/lib/i18n/use-date-range";

export type ProductShipment = Omit<Shipment, "now">;

/** The arrival of a product that is ordered now. */
export function FreshArrival({ shipment }: { shipment: ProductShipment }) {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const { from, to } = estimateDelivery({ ...shipment, method: "standard", now: new Date() });
  return t("arrives", { dates: range(from, to) });
}
