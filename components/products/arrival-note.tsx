"use client";

import { useTranslations } from "next-intl";

import { useIsClient } from "@/components/cart/use-is-client";
import { estimateDelivery, roughDayAtHome } from "@/lib/delivery/rules";
import { useDateRange } from "@/lib/i18n/use-date-range";

type ArrivalNoteProps = {
  /** The estimate as it was when the page was rendered. */
  text: string;
  /** The day of that, by `roughDayAtHome`. */
  day: string;
};

/** When a parcel to the United States arrives if it is ordered now. A cached page of an earlier day counts again. */
export function ArrivalNote({ text, day }: ArrivalNoteProps) {
  const isClient = useIsClient();
  const isOld = isClient && roughDayAtHome(new Date()) !== day;
  return <span className="block">{isOld ? <FreshEstimate /> : text}</span>;
}

function FreshEstimate() {
  const t = useTranslations("catalog.promise");
  const range = useDateRange();
  const { from, to } = estimateDelivery({ method: "standard", country: "US" }, new Date());
  return t("arrives", { dates: range(from, to) });
}
