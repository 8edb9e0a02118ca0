"use client";

import { useTranslations } from "next-intl";

import { useIsClient } from "@/components/cart/use-is-client";
import { estimateDelivery, roughDayAtHome } from "@/lib/delivery/rules";
import { useDateRange } from "@/lib/i18n/use-date-range";

type ArrivalNoteProps = {
  /** The estimate at the time of rendering. */
  text: string;
  /** The day of the estimate, by `roughDayAtHome`. */
  day: string;
  /** Business days until the product is handed over; null for the usual time. */
  processingDays: number | null;
};

/** Arrival of a parcel to the United States if ordered now. A cached page of an earlier day recalculates it. */
export function ArrivalNote({ text, day, processingDays }: ArrivalNoteProps) {
  const isClient = useIsClient();
  const isOld = isClient && roughDayAtHome(new Date()) !== day;
  return (
    <span className="block">
      {isOld ? <FreshEstimate processingDays={processingDays} /> : text}
    </span>
  );
}

function FreshEstimate({ processingDays }: Pick<ArrivalNoteProps, "processingDays">) {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const shipment = { method: "standard", country: "US", processingDays } as const;
  const { from, to } = estimateDelivery(shipment, new Date());
  return t("arrives", { dates: range(from, to) });
}
