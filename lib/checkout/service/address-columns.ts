import type { IntentInput } from "@/lib/checkout/schema";

/** Returns the order columns of an address. */
export function toColumns(address: IntentInput["shippingAddress"]) {
  if (!address) return {};
  return {
    shipName: address.name,
    shipLine1: address.line1,
    shipLine2: address.line2 || null,
    shipCity: address.city,
    shipRegion: address.region,
    shipPostcode: address.postcode ?? "",
    shipLandmark: address.landmark || null,
    shipCountry: address.country,
    shipPhone: address.phone || null,
  };
}

/** Returns the order columns of a gift; no columns without one, so that the order is unchanged. */
export function toGiftColumns(gift: IntentInput["gift"]) {
  return gift ? { isGift: true, giftMessage: gift.message || null } : {};
}
