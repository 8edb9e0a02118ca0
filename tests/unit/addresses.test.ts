import { describe, expect, it } from "vitest";

import { type AddressInput, addressSchema } from "@/lib/checkout/schema";
import { findAddressQuestion } from "@/lib/delivery/address-question";
import { addressFieldsOf, isOptionalField } from "@/lib/delivery/address-rules";
import { standardTransit } from "@/lib/delivery/estimate-rules";

const HOME: AddressInput = {
  name: "Fartun Ali",
  line1: "1425 E Lake St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55407",
  country: "US",
};
const ABROAD: AddressInput = {
  name: "Hooyo Sahra",
  line1: "Jigjiga Yar",
  city: "Hargeisa",
  landmark: "Opposite the Ali Matan mosque",
  country: "SO",
  phone: "+252 63 4000142",
};

/** Returns the messages of a refused address by field; empty for an accepted one. */
function problemsOf(address: object) {
  const { error } = addressSchema.safeParse(address);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("addressSchema", () => {
  it("names all problems of a form at once", () => {
    const blank = { name: "", line1: "", city: "", region: "", postcode: "", country: "US" };

    expect(problemsOf(blank)).toEqual({
      name: "nameRequired",
      line1: "line1Required",
      city: "cityRequired",
      region: "regionRequired",
      postcode: "postcodeRequired",
    });
  });

  it("refuses a state, a ZIP code and a phone number in a wrong form", () => {
    const wrong = { ...HOME, region: "Minesota", postcode: "5540", phone: "612 555 01" };

    expect(problemsOf(wrong)).toEqual({
      region: "regionInvalid",
      postcode: "postcodeInvalid",
      phone: "phoneImpossible",
    });
  });

  it.each([
    { city: "APO", region: "AE", postcode: "09021" },
    { city: "FPO", region: "AP", postcode: "96201" },
    { city: "San Juan", region: "PR", postcode: "00901" },
    { city: "Minneapolis", region: "Minnesota", postcode: "55407-1234" },
  ])("accepts $city, $region $postcode", (place) => {
    expect(problemsOf({ ...HOME, ...place })).toEqual({});
  });

  it.each([
    ["CA", "ON", "k1a 0b1", {}],
    ["CA", "ON", "12345", { postcode: "postcodeInvalid" }],
    ["GB", "", "SW1A 1AA", {}],
    ["DE", "", "1011", { postcode: "postcodeInvalid" }],
    ["IT", "", "00184", {}],
    ["CH", "", "8001", {}],
  ])("checks the postal code of %s: %s %s", (country, region, postcode, problems) => {
    expect(problemsOf({ ...HOME, country, region, postcode })).toEqual(problems);
  });

  it("needs a landmark and a phone number, and no postal code, in Somalia", () => {
    expect(problemsOf(ABROAD)).toEqual({});
    expect(problemsOf({ ...ABROAD, landmark: "", phone: "" })).toEqual({
      landmark: "landmarkRequired",
      phone: "phoneRequired",
    });
  });

  it("writes region, postal code and phone number in one form", () => {
    expect(
      addressSchema.parse({ ...HOME, region: "minnesota", postcode: "٥٥٤٠٧", phone: "6125550142" }),
    ).toMatchObject({ region: "MN", postcode: "55407", phone: "+1 612 555 0142" });
    expect(addressSchema.parse({ ...ABROAD, phone: "063 4000142" })).toMatchObject({
      phone: "+252 63 400 0142",
    });
  });
});

describe("the fields of an address", () => {
  it("follow the country", () => {
    expect(addressFieldsOf("US")).toEqual([
      "name",
      "line1",
      "line2",
      "city",
      "region",
      "postcode",
      "phone",
    ]);
    expect(addressFieldsOf("SO")).toEqual([
      "name",
      "phone",
      "line1",
      "line2",
      "landmark",
      "city",
      "region",
    ]);
    expect(isOptionalField("SO", "phone")).toBe(false);
    expect(isOptionalField("US", "phone")).toBe(true);
  });
});

describe("findAddressQuestion", () => {
  const questionOf = (place: object) =>
    findAddressQuestion(addressSchema.parse({ ...HOME, ...place }));

  it("asks about a misspelled city and about a state of another ZIP code", () => {
    const likely = { kind: "place", city: "Minneapolis", region: "MN", postcode: "55407" };

    expect(questionOf({ city: "Mineapolis" })).toEqual(likely);
    expect(questionOf({ region: "WI" })).toEqual(likely);
  });

  it("asks about a ZIP code that does not exist and a street that repeats the city", () => {
    expect(questionOf({ postcode: "00000" })).toEqual({ kind: "zip", postcode: "00000" });
    expect(findAddressQuestion(addressSchema.parse({ ...ABROAD, line1: "hargeisa" }))).toEqual({
      kind: "repeated",
    });
  });

  it.each([
    {},
    { city: "St. Paul", postcode: "55101" },
    { city: "Burnsville", postcode: "55407" },
    { city: "APO", region: "AE", postcode: "09021" },
    { city: "San Juan", region: "PR", postcode: "00901" },
  ])("accepts %j", (place) => {
    expect(questionOf(place)).toBeNull();
  });
});

describe("countries outside the zones", () => {
  it("are reached by standard delivery in 7 to 21 days", () => {
    const italy = { country: "IT", city: null, point: null };
    expect(standardTransit({ origin: italy, destination: italy, isPerishable: false })).toEqual({
      days: [7, 21],
      unit: "calendar",
    });
  });
});
