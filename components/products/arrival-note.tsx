"use client";

import { lazy, Suspense } from "react";

import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { roughDayAtHome } from "@/lib/delivery/day-rules";
import type { ProductShipment } from "./fresh-arrival";

// Loaded by pages of an earlier day only.
const FreshArrival = lazy(async () => ({
  default: (await import("./fresh-arrival")).FreshArrival,
}));

type ArrivalNoteProps = {
  /** The estimate at the time of rendering. */
  text: string;
  /** The day of the estimate, by `roughDayAtHome`. */
  day: string;
  shipment: ProductShipment;
};

/** Arrival of a parcel to the United States if ordered now. A cached page of an earlier day recalculates it. */
export function ArrivalNote({ text, day, shipment }: ArrivalNoteProps) {
  const isHydrated = useIsHydrated();
  const isOld = isHydrated && roughDayAtHome(new Date()) !== day;
  return (
    <span className="block">
      {isOld ? (
        <Suspense fallback={text}>
          <FreshArrival shipment={shipment} />
        </Suspense>
      ) : (
        text
      )}
    </span>
  );
}
