import type { SavedAddress } from "@/lib/addresses/queries";
import type { Contact } from "@/lib/checkout/queries";
import type { AddressInput } from "@/lib/checkout/schema";
import { normalizeRegion } from "@/lib/delivery/address-rules";
import { COUNTRIES } from "@/lib/delivery/zone-rules";

export const BLANK_ADDRESS: AddressInput = {
  name: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  region: "",
  postcode: "",
  country: "US",
  phone: "",
};

/** Initial values from the profile. */
export function fromContact(contact: Contact): AddressInput {
  return {
    ...BLANK_ADDRESS,
    name: [contact.firstName, contact.lastName].filter(Boolean).join(" "),
    line1: contact.address ?? "",
    city: contact.city ?? "",
    phone: contact.phone ?? "",
  };
}

/** Converts a saved address to form values. */
export function fromSavedAddress(savedAddress: SavedAddress): AddressInput {
  const { id: _id, isDefault: _isDefault, ...address } = savedAddress;
  const country = COUNTRIES.find((code) => code === address.country) ?? "US";
  return {
    ...address,
    line2: address.line2 ?? "",
    landmark: address.landmark ?? "",
    phone: address.phone ?? "",
    region: normalizeRegion(country, address.region),
    country,
  };
}
