import { addDays } from "@/lib/core/business-calendar";
import { estimateDelivery, type Place } from "./estimate-rules";

const UNITED_STATES: Place = { country: "US", city: null, point: null };

/**
 * Returns the last day to order so that standard delivery within the United States arrives by a holiday, as an ISO date;
 * null once the holiday has begun. `daysLeft`: days from `today` until it.
 */
export function orderBy({ day, daysLeft }: { day: string; daysLeft: number }, today: string) {
  if (daysLeft === 0) return null;
  let last = addDays(day, -1);
  while (arrivalOf(last) > day) last = addDays(last, -1);
  return { day: last, isOver: last < today };
}

/** The last possible day of arrival of an order placed at noon in Minnesota. */
function arrivalOf(orderDay: string) {
  const { to } = estimateDelivery({
    method: "standard",
    origin: UNITED_STATES,
    destination: UNITED_STATES,
    processing: null,
    isPerishable: false,
    vacation: null,
    holidays: [],
    now: new Date(`${orderDay}T18:00:00Z`),
  });
  return to;
}
