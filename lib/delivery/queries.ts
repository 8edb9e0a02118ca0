import "server-only";

import { lookup } from "zipcodes";

import { cached } from "@/lib/cache/cached";
import { sellerTag } from "@/lib/cache/tags";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { listHolidaysAround } from "@/lib/holidays/queries/seasons";
import { toCountryCode } from "./country-codes";
import {
  type DeliveryWindow,
  estimateDelivery,
  type Place,
  type Shipment,
  type Vacation,
} from "./estimate-rules";
import { type DeliveryOffer, listOffers } from "./offer-rules";
import { findHomeCity } from "./places";

/** Holidays later than this do not delay an order of today. */
const HOLIDAY_DAYS = 90;

export type Origin = { place: Place; vacation: Vacation | null };

/** The destination of visitors and of buyers without an address. */
export const HOME: Place = { country: "US", city: null, point: null };

type Address = { country: string; city?: string | undefined; postcode?: string | undefined };

/** The origin of a seller without an address and a place in the profile. */
const UNKNOWN_ORIGIN: Origin = {
  place: { country: null, city: null, point: null },
  vacation: null,
};

/** Returns an address as a place, with the coordinates of its ZIP code. */
export const placeOf = ({ country, city, postcode }: Address): Place => ({
  country,
  city: city ?? null,
  point: (country === "US" && lookup((postcode ?? "").trim().slice(0, 5))) || null,
});

/** Returns from where sellers ship, by their ids: by their address, otherwise by the place of their profile. */
export async function listOrigins(sellerIds: number[]): Promise<Map<number, Origin>> {
  const sellers = await db.user.findMany({
    where: { id: { in: sellerIds } },
    select: {
      id: true,
      city: true,
      country: true,
      addresses: {
        where: { isDefault: true },
        select: { postcode: true, city: true, country: true },
      },
      storefront: { select: { vacationFrom: true, vacationUntil: true } },
    },
  });
  return new Map(
    sellers.map(({ id, storefront, ...seller }) => [
      id,
      { place: originOf(seller), vacation: toVacation(storefront) },
    ]),
  );
}

type Seller = { city: string | null; country: string | null; addresses: Address[] };

function originOf({ city, country: name, addresses: [address] }: Seller): Place {
  if (address) return placeOf(address);
  const country = toCountryCode(name);
  return { country, city, point: (country === "US" && city && findHomeCity(city)) || null };
}

type VacationRow = { vacationFrom: Date | null; vacationUntil: Date | null };

function toVacation(row: VacationRow | null): Vacation | null {
  if (!row?.vacationFrom || !row.vacationUntil) return null;
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return { from: dayOf(row.vacationFrom), until: dayOf(row.vacationUntil) };
}

/** Returns the origin of one seller, for pages that are the same for every viewer. */
const getOrigin = (sellerId: number) =>
  cached([sellerTag(sellerId)], ["origin", String(sellerId)], async () => {
    const origins = await listOrigins([sellerId]);
    return origins.get(sellerId) ?? UNKNOWN_ORIGIN;
  });

/** Returns the East African holidays of the next months, as ISO dates. Sellers work in Ramadan. */
async function listNextHolidays(now: Date): Promise<string[]> {
  const today = businessDate(now);
  const last = addDays(today, HOLIDAY_DAYS);
  const days = await listHolidaysAround(today);
  return days
    .filter(({ holiday, day }) => holiday !== "ramadan" && day >= today && day <= last)
    .map(({ day }) => day);
}

/** The columns of a product that the estimate reads. */
type ShippedProduct = {
  sellerId: number;
  processingDays: number | null;
  isPerishable: boolean | null;
};

/** The products of one seller order. */
export type SellerShipment = Pick<Shipment, "processing" | "isPerishable">;

/** Returns the delivery methods of each seller order to a destination, with their dates; keys are the sellers' ids. */
export async function listDeliveryOffers(
  shipments: ReadonlyMap<number, SellerShipment>,
  destination: Place,
  now: Date,
): Promise<Map<number, DeliveryOffer[]>> {
  const [origins, holidays] = await Promise.all([
    listOrigins([...shipments.keys()]),
    listNextHolidays(now),
  ]);
  const offers = new Map<number, DeliveryOffer[]>();
  for (const [sellerId, shipment] of shipments) {
    const origin = origins.get(sellerId);
    if (!origin) continue;
    const { place, vacation } = origin;
    const route = { origin: place, destination, vacation, holidays, now };
    offers.set(sellerId, listOffers({ ...shipment, ...route }));
  }
  return offers;
}

/** Returns what the estimate of a product's page needs: it goes to the United States until the buyer is known. */
export async function getProductShipment({
  sellerId,
  processingDays,
  isPerishable,
}: ShippedProduct): Promise<Omit<Shipment, "now">> {
  const [{ place, vacation }, holidays] = await Promise.all([
    getOrigin(sellerId),
    listNextHolidays(new Date()),
  ]);
  return {
    // The page of a product is public, and its destination is a country.
    origin: { ...place, point: null },
    destination: HOME,
    processing: processingDays,
    isPerishable: isPerishable ?? false,
    vacation,
    holidays,
  };
}

/** Returns a function that estimates when a product arrives at a destination by the free delivery of its seller. */
export async function estimateArrivals(destination: Place, products: ShippedProduct[]) {
  const now = new Date();
  const [origins, holidays] = await Promise.all([
    listOrigins([...new Set(products.map(({ sellerId }) => sellerId))]),
    listNextHolidays(now),
  ]);
  return ({ sellerId, processingDays, isPerishable }: ShippedProduct): DeliveryWindow => {
    const { place, vacation } = origins.get(sellerId) ?? UNKNOWN_ORIGIN;
    return estimateDelivery({
      ...{ origin: place, destination, vacation, holidays, now },
      method: "standard",
      processing: processingDays,
      isPerishable: isPerishable ?? false,
    });
  };
}
