import "server-only";

import { lookup } from "zipcodes";

import { db } from "@/lib/db/client";
import { findHomeCity } from "./places";
import { type DeliveryOption, deliveryOptions, milesBetween } from "./rules";

type Destination = { country: string; postcode: string };

/**
 * Delivery methods of each seller order to a destination; keys are the sellers' ids. `processing`: the business days
 * that each seller's products take, null for the usual time.
 */
export async function listDeliveryOptions(
  processing: ReadonlyMap<number, number | null>,
  door: Destination,
) {
  const sellers = await db.user.findMany({
    where: { id: { in: [...processing.keys()] } },
    select: {
      id: true,
      city: true,
      country: true,
      addresses: { where: { isDefault: true }, select: { postcode: true, country: true } },
    },
  });
  const offers = new Map<number, DeliveryOption[]>();
  for (const seller of sellers) {
    const days = processing.get(seller.id) ?? null;
    offers.set(seller.id, deliveryOptions(door.country, milesTo(seller, door), days));
  }
  return offers;
}

type Seller = {
  city: string | null;
  country: string | null;
  addresses: { postcode: string; country: string }[];
};

function milesTo(seller: Seller, door: Destination): number | null {
  const to = door.country === "US" ? lookup(door.postcode.trim().slice(0, 5)) : undefined;
  const from = placeOf(seller);
  return from && to ? milesBetween(from, to) : null;
}

/** By the postcode of the seller's address, otherwise by the city of the profile. */
function placeOf({ city, country, addresses: [address] }: Seller) {
  if (address) return address.country === "US" ? lookup(address.postcode.slice(0, 5)) : undefined;
  if (country !== "United States" && country !== "US") return undefined;
  return city ? findHomeCity(city) : undefined;
}
