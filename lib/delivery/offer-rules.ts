import type { DeliveryMethod } from "@/generated/prisma/enums";
import {
  type DeliveryWindow,
  EXPEDITED_DAYS,
  estimateDelivery,
  milesOf,
  type Shipment,
  standardTransit,
  type Vacation,
} from "./estimate-rules";
import { zoneOf } from "./zone-rules";

/** Local delivery by distance, in miles and cents (specification C, "Delivery rates"; decisions.md, "Money"). */
const SAME_DAY = { upToMiles: 5, cents: 299 };
const NEXT_DAY = { upToMiles: 15, cents: 499 };

type DeliveryOption = {
  method: DeliveryMethod;
  cents: number;
  /** Minimum and maximum days on the way; 0 is the same day. */
  days: readonly [number, number];
};

/** A delivery method with its dates. */
export type DeliveryOffer = DeliveryOption & DeliveryWindow;

/**
 * Returns the delivery methods of a seller order with their dates, without those that another one beats in price and
 * date. Standard delivery is free and comes first. Perishables that it would deliver too late are sent expedited
 * instead, free too. Products that take more than a day to make, and those of a seller on vacation, are not delivered
 * locally on a fixed day.
 */
export function listOffers(shipment: Shipment): DeliveryOffer[] {
  const options = [
    standardOption(shipment),
    ...localOptions(shipment),
    ...expeditedOptions(shipment),
  ];
  return options
    .filter((option) => !options.some((other) => isBeaten(option, other)))
    .map((option) => ({ ...option, ...estimateDelivery({ ...shipment, method: option.method }) }));
}

function standardOption(shipment: Shipment): DeliveryOption {
  const { days } = standardTransit({ ...shipment, isPerishable: false });
  const isTooSlow = shipment.isPerishable && days[1] > EXPEDITED_DAYS[1];
  return isTooSlow
    ? { method: "expedited", cents: 0, days: EXPEDITED_DAYS }
    : { method: "standard", cents: 0, days };
}

function localOptions(shipment: Shipment): DeliveryOption[] {
  const miles = milesOf(shipment);
  const { from } = estimateDelivery({ ...shipment, method: "next_day" });
  const isReady = (shipment.processing ?? 1) <= 1 && !isAway(shipment.vacation, from);
  if (miles === null || !isReady) return [];
  if (miles <= SAME_DAY.upToMiles) {
    return [{ method: "same_day", cents: SAME_DAY.cents, days: [0, 0] }];
  }
  if (miles <= NEXT_DAY.upToMiles) {
    return [{ method: "next_day", cents: NEXT_DAY.cents, days: [1, 1] }];
  }
  return [];
}

const isAway = (vacation: Vacation | null, day: string) =>
  vacation !== null && day >= vacation.from && day <= vacation.until;

/** No expedited delivery where standard delivery is as fast. Its price is the lower one of the zone. */
function expeditedOptions(shipment: Shipment): DeliveryOption[] {
  const zone = zoneOf(shipment.destination.country ?? "");
  const isFaster = standardTransit(shipment).days[1] > EXPEDITED_DAYS[1];
  if (!zone || !isFaster) return [];
  return [{ method: "expedited", cents: zone.costCents[0], days: EXPEDITED_DAYS }];
}

/** Whether another method is cheaper and arrives no later. */
function isBeaten({ cents, days: [from, to] }: DeliveryOption, other: DeliveryOption) {
  return other.cents < cents && other.days[0] <= from && other.days[1] <= to;
}
