"use client";

import { useTranslations } from "next-intl";

import { useIsClient } from "@/components/cart/use-is-client";
import { estimateDelivery, roughDayAtHome, type Shipment } from "@/lib/delivery/estimate-rules";
import { useDateRange } from "@/lib/i18n/use-date-range";

export type ProductShipment = Omit<Shipment, "now">;

type ArrivalNoteProps = {
  /** The estimate at the time of rendering. */
  text: string;
  /** The day of the estimate, by `roughDayAtHome`. */
  day: string;
  shipment: ProductShipment;
};

/** Arrival of a parcel to the United States if ordered now. A cached page of an earlier day recalculates it. */
export function ArrivalNote({ text, day, shipment }: ArrivalNoteProps) {
  const isClient = useIsClient();
  const isOld = isClient && roughDayAtHome(new Date()) !== day;
  return <span className="block">{isOld ? <FreshEstimate shipment={shipment} /> : text}</span>;
}

function FreshEstimate({ shipment }: Pick<ArrivalNoteProps, "shipment">) {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const { from, to } = estimateDelivery({ ...shipment, method: "standard", now: new Date() });
  return t("arrives", { dates: range(from, to) });
}
