import { describe, expect, it } from "vitest";
import { toCountryCode } from "@/lib/delivery/country-codes";
import { milesBetween } from "@/lib/delivery/distance-rules";
import { estimateDelivery, type Place, type Shipment } from "@/lib/delivery/estimate-rules";
import { listOffers } from "@/lib/delivery/offer-rules";
import { findHomeCity } from "@/lib/delivery/places";
import { placeOf } from "@/lib/delivery/queries";
import { type AddressOfCase, ESTIMATES } from "../fixtures/delivery-estimates";

const NOWHERE: Place = { country: null, city: null, point: null };
const MINNEAPOLIS: Place = {
  country: "US",
  city: null,
  point: { latitude: 44.97, longitude: -93.24 },
};

/** A place some miles north of Minneapolis. */
const north = (miles: number): Place => ({
  country: "US",
  city: null,
  point: { latitude: 44.97 + miles / 69.094, longitude: -93.24 },
});
const abroad = (country: string): Place => ({ country, city: null, point: null });

const shipmentTo = (destination: Place, others: Partial<Shipment> = {}): Shipment => ({
  origin: MINNEAPOLIS,
  destination,
  processing: null,
  isPerishable: false,
  vacation: null,
  holidays: [],
  now: new Date("2026-12-01T18:00:00Z"),
  ...others,
});

const methods = (destination: Place, others: Partial<Shipment> = {}) =>
  listOffers(shipmentTo(destination, others)).map(({ method, cents }) => [method, cents]);

describe("listOffers", () => {
  it.each([
    [0, "same_day", 299],
    [4.99, "same_day", 299],
    [5.01, "next_day", 499],
    [14.99, "next_day", 499],
  ])("offers within %f miles %s for %i cents", (miles, method, cents) => {
    expect(methods(north(miles))).toEqual([
      ["standard", 0],
      [method, cents],
    ]);
  });

  it.each([north(15.01), { ...MINNEAPOLIS, point: null }])(
    "offers no local delivery beyond 15 miles or to an unknown place",
    (place) => {
      expect(methods(place)).toEqual([
        ["standard", 0],
        ["expedited", 1500],
      ]);
    },
  );

  it("offers free standard delivery first", () => {
    for (const country of ["US", "KE", "DE", "AE", "AU", "IT"]) {
      expect(methods(abroad(country))[0]).toEqual(["standard", 0]);
    }
  });

  it("omits local delivery of products that take more than a day, and in a vacation", () => {
    const isLocal = (others: Partial<Shipment>) =>
      methods(north(3), others).some(([method]) => method === "same_day");
    const vacation = { from: "2026-12-01", until: "2026-12-20" };
    const later = { from: "2026-12-10", until: "2026-12-20" };

    expect([null, 1, 2].map((processing) => isLocal({ processing }))).toEqual([true, true, false]);
    expect([vacation, later].map((vacation) => isLocal({ vacation }))).toEqual([false, true]);
  });

  it("omits expedited delivery where standard delivery is as fast", () => {
    expect(methods(abroad("KE"), { origin: abroad("ET") })).toEqual([["standard", 0]]);
  });

  it("sends perishables expedited, free of charge, where standard delivery takes too long", () => {
    const perishable = { isPerishable: true };
    expect(methods(abroad("US"), { ...perishable, origin: abroad("ET") })).toEqual([
      ["expedited", 0],
    ]);
    expect(methods(abroad("KE"), { ...perishable, origin: abroad("ET") })).toEqual([
      ["standard", 0],
    ]);
    expect(methods(north(3), perishable)).toEqual([
      ["standard", 0],
      ["same_day", 299],
    ]);
  });
});

describe("estimateDelivery", () => {
  const toPlace = (address: AddressOfCase | null) => {
    if (!address) return NOWHERE;
    const [country, city, postcode] = address;
    return placeOf({ country, city, postcode });
  };

  it.each(ESTIMATES)(
    "from $origin to $destination by $method, ordered $at, is from $from to $to",
    ({ origin, destination, method, at, from, to, ...others }) => {
      const shipment = shipmentTo(toPlace(destination), {
        ...others,
        processing: others.processing ?? null,
        origin: toPlace(origin),
        holidays: ["2027-01-07"],
        now: new Date(at),
      });
      expect(estimateDelivery({ ...shipment, method })).toEqual({ from, to });
    },
  );

  it("covers forty pairs of places", () => {
    const pairs = ESTIMATES.map(({ origin, destination, method, at }) =>
      JSON.stringify([origin, destination, method, at]),
    );
    expect(new Set(pairs).size).toBeGreaterThanOrEqual(40);
  });

  it("skips a vacation of years at once", () => {
    const vacation = { from: "2026-12-01", until: "2076-01-01" };
    const { from } = estimateDelivery({
      ...shipmentTo(abroad("US"), { vacation }),
      method: "standard",
    });
    expect(from).toBe("2076-01-09");
  });
});

it("milesBetween returns the great-circle distance", () => {
  const minneapolis = { latitude: 44.9778, longitude: -93.265 };
  const stPaul = { latitude: 44.9537, longitude: -93.09 };

  expect(milesBetween(minneapolis, stPaul)).toBeCloseTo(8.7, 1);
  expect(milesBetween(stPaul, stPaul)).toBe(0);
});

describe("findHomeCity", () => {
  it.each([
    "St. Paul",
    "St Paul",
    "saint paul",
    "Saint Paul, MN",
    "ST. PAUL, Minnesota",
    "Brooklyn Park",
  ])("finds %s", (city) => {
    expect(findHomeCity(city)).toMatchObject({ latitude: expect.closeTo(45, 0) });
  });

  it.each(["St. Nowhere", "Chicago", ""])("returns undefined for %j", (city) => {
    expect(findHomeCity(city)).toBeUndefined();
  });
});

describe("toCountryCode", () => {
  it.each([
    ["United States", "US"],
    ["usa", "US"],
    ["U.S.", "US"],
    ["Ethiopia", "ET"],
    ["Itoobiya", "ET"],
    ["ኢትዮጵያ", "ET"],
    ["إثيوبيا", "ET"],
    ["Somaliland", "SO"],
    ["Kenya ", "KE"],
    ["UK", "GB"],
    ["KE", "KE"],
  ])("reads %s as %s", (name, code) => {
    expect(toCountryCode(name)).toBe(code);
  });

  it.each([null, "", "Atlantis", "x".repeat(100)])("returns null for %j", (name) => {
    expect(toCountryCode(name)).toBeNull();
  });
});
