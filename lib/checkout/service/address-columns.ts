import type { IntentInput } from "@/lib/checkout/schema";

/** An address as the order stores it. */
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

/** A gift as the order stores it; without one the order stays as it is. */
export function toGiftColumns(gift: IntentInput["gift"]) {
  return gift ? { isGift: true, giftMessage: gift.message || null } : {};
}
