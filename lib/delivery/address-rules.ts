import { findRegionCode, REGIONS } from "./region-rules";
import type { Country } from "./zone-rules";

export type AddressField =
  | "name"
  | "line1"
  | "line2"
  | "landmark"
  | "city"
  | "region"
  | "postcode"
  | "phone";

type RegionLabel = "state" | "province" | "emirate" | "region";

export type AddressFormat = {
  /** Form of a postal code; null where there are none. */
  postcode: RegExp | null;
  /** Whether an address without a postal code is complete with a landmark and a phone number. */
  hasLandmark: boolean;
  /** Label of the region; null where an address names none. */
  region: RegionLabel | null;
  needsRegion: boolean;
};

const postal = (postcode: RegExp): AddressFormat => ({
  postcode,
  hasLandmark: false,
  region: null,
  needsRegion: false,
});

const landmark = (postcode: RegExp | null = null): AddressFormat => ({
  postcode,
  hasLandmark: true,
  region: "region",
  needsRegion: false,
});

/** Form of an address by destination country. */
const FORMATS: Record<Country, AddressFormat> = {
  US: { ...postal(/^\d{5}(?:-\d{4})?$/), region: "state", needsRegion: true },
  CA: {
    ...postal(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/),
    region: "province",
    needsRegion: true,
  },
  GB: postal(/^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/),
  NO: postal(/^\d{4}$/),
  SE: postal(/^\d{3} ?\d{2}$/),
  DK: postal(/^\d{4}$/),
  FI: postal(/^\d{5}$/),
  DE: postal(/^\d{5}$/),
  NL: postal(/^[1-9]\d{3} ?[A-Z]{2}$/),
  FR: postal(/^\d{5}$/),
  AE: { ...landmark(), region: "emirate", needsRegion: true },
  SA: landmark(/^\d{5}(?:-?\d{4})?$/),
  QA: landmark(),
  KW: landmark(/^\d{5}$/),
  KE: landmark(/^\d{5}$/),
  ET: landmark(/^\d{4}$/),
  SO: landmark(),
  ER: landmark(),
  DJ: landmark(/^\d{5}$/),
  AU: { ...postal(/^\d{4}$/), region: "state", needsRegion: true },
  NZ: postal(/^\d{4}$/),
  UG: landmark(/^\d{5}$/),
  TZ: landmark(/^\d{5}$/),
  RW: landmark(),
  SS: landmark(),
  SD: landmark(/^\d{5}$/),
  EG: landmark(/^\d{5}(?:\d{2})?$/),
  TR: { ...postal(/^\d{5}$/), region: "province" },
  IT: { ...postal(/^\d{5}$/), region: "province" },
  CH: postal(/^\d{4}$/),
  BE: postal(/^\d{4}$/),
  IE: { ...postal(/^[A-Z]\d[\dW] ?[A-Z\d]{4}$/), region: "region" },
  AT: postal(/^\d{4}$/),
  OM: landmark(/^\d{3}$/),
  BH: landmark(/^\d{3,4}$/),
  YE: landmark(),
  ZA: { ...postal(/^\d{4}$/), region: "province" },
  MY: { ...postal(/^\d{5}$/), region: "state" },
};

/** Returns the form of an address in a country. */
export function addressFormatOf(country: Country): AddressFormat {
  return FORMATS[country];
}

/** Returns the fields of an address in a country after the country, in the order of a form. */
export function addressFieldsOf(country: Country): AddressField[] {
  const { postcode, hasLandmark, region } = FORMATS[country];
  return [
    "name",
    ...(hasLandmark ? (["phone"] as const) : []),
    "line1",
    "line2",
    ...(hasLandmark ? (["landmark"] as const) : []),
    "city",
    ...(region ? (["region"] as const) : []),
    ...(postcode ? (["postcode"] as const) : []),
    ...(hasLandmark ? [] : (["phone"] as const)),
  ];
}

/** Whether the form marks a field as optional. */
export function isOptionalField(country: Country, field: AddressField): boolean {
  const { hasLandmark, needsRegion } = FORMATS[country];
  if (field === "line2") return true;
  if (field === "region") return !needsRegion;
  if (field === "postcode") return hasLandmark;
  if (field === "phone") return !hasLandmark;
  return false;
}

/** Arabic and Persian digits, as phones in those languages write them. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Returns text with Western digits. */
export function toWesternDigits(text: string): string {
  return text.replace(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}

/** Returns a postal code in Western digits and upper case. */
export function normalizePostcode(postcode: string): string {
  return toWesternDigits(postcode).toUpperCase();
}

/** Returns the code of a region of a country with a list, else the region as typed. */
export function normalizeRegion(country: Country, region: string): string {
  return findRegionCode(country, region) ?? region;
}

type AddressForm = {
  country: Country;
  name: string;
  line1: string;
  city: string;
  region: string;
  postcode?: string | undefined;
  landmark?: string | undefined;
  phone?: string | undefined;
};

export type AddressProblem =
  | "nameRequired"
  | "line1Required"
  | "cityRequired"
  | "landmarkRequired"
  | "regionRequired"
  | "regionInvalid"
  | "postcodeRequired"
  | "postcodeInvalid"
  | "phoneRequired";

/** Returns what is missing or malformed in a normalized address, by field. */
export function findAddressProblems(address: AddressForm): [AddressField, AddressProblem][] {
  const { country, name, line1, city, region, postcode } = address;
  const format = FORMATS[country];
  const problems: [AddressField, AddressProblem | false][] = [
    ["name", !name && "nameRequired"],
    ["line1", !line1 && "line1Required"],
    ["landmark", lacksLandmark(address) && "landmarkRequired"],
    ["city", !city && "cityRequired"],
    ["region", format.needsRegion && !region && "regionRequired"],
    [
      "region",
      country in REGIONS && region !== "" && !findRegionCode(country, region) && "regionInvalid",
    ],
    ["postcode", !format.hasLandmark && !postcode && "postcodeRequired"],
    ["postcode", !!postcode && !hasPostcodeForm(format, postcode) && "postcodeInvalid"],
    ["phone", format.hasLandmark && !postcode && !address.phone && "phoneRequired"],
  ];
  return problems.filter((problem): problem is [AddressField, AddressProblem] => !!problem[1]);
}

function lacksLandmark({ country, postcode, landmark: place }: AddressForm) {
  return FORMATS[country].hasLandmark && !postcode && !place;
}

const hasPostcodeForm = ({ postcode: form }: AddressFormat, postcode: string) =>
  !form || form.test(postcode);

/** A doubt about a well-formed address, which the buyer is asked about once. */
export type AddressQuestion =
  | { kind: "place"; city: string; region: string; postcode: string }
  | { kind: "zip"; postcode: string }
  | { kind: "repeated" };
