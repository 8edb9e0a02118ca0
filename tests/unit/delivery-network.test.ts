import { describe, expect, it } from "vitest";
import { fitViewport, isNear, labelsOf, pinsOf, shareOf } from "@/components/delivery/viewport";
import { milesBetween } from "@/lib/delivery/distance-rules";
import { NEIGHBORHOOD_SLUGS, NEIGHBORHOODS } from "@/lib/delivery/local-sellers/neighborhoods";
import {
  findSellers,
  type LocalSeller,
  roundUpToTenth,
  zoneOf,
} from "@/lib/delivery/local-sellers/rules";
import { mapHref, parseMapFilter } from "@/lib/delivery/local-sellers/schema";
import { listOffers } from "@/lib/delivery/offer-rules";

const NOTHING = parseMapFilter({});

const sellerAt = (place: Partial<LocalSeller>): LocalSeller => ({
  id: 1,
  sellerId: null,
  name: "Bilan Coffee",
  description: "Beans from Harar.",
  category: "coffee",
  neighborhood: "seward",
  address: "E Franklin Ave",
  phone: null,
  website: null,
  latitude: 44.96,
  longitude: -93.233,
  ...place,
});

const SELLERS = [
  sellerAt({}),
  sellerAt({ id: 2, name: "Asli Cloth", category: "textiles", longitude: -93.2331 }),
  sellerAt({
    id: 3,
    name: "Zane Pantry",
    category: "spices",
    neighborhood: "brooklyn-park",
    latitude: 45.0941,
    longitude: -93.3556,
  }),
];

describe("delivery zones", () => {
  it.each([
    [0, "same_day", 299],
    [5, "same_day", 299],
    [5.001, "next_day", 499],
    [15, "next_day", 499],
    [15.001, "standard", 799],
    [1_000, "standard", 799],
  ])("map %d miles to %s for %d cents", (miles, key, cents) => {
    expect(zoneOf(miles)).toMatchObject({ key, cents });
  });

  it("end at the same distances and have the same prices as in the checkout", () => {
    const point = { latitude: 45, longitude: -93 };
    const shipmentOver = (miles: number) => ({
      origin: { country: "US", city: null, point },
      destination: {
        country: "US",
        city: null,
        point: { latitude: 45 + miles / 69.094, longitude: -93 },
      },
      processing: null,
      isPerishable: false,
      vacation: null,
      holidays: [],
      now: new Date("2026-12-01T18:00:00Z"),
    });
    for (const miles of [0, 4.99, 5.01, 14.99, 15.01]) {
      const local = listOffers(shipmentOver(miles)).find(({ method }) => /_day$/.test(method));
      const zone = zoneOf(miles);
      expect(local?.method ?? "standard").toBe(zone.key);
      if (local) expect(local.cents).toBe(zone.cents);
    }
  });

  it.each([
    [4.94, "5.0"],
    [5, "5.0"],
    [5.04, "5.1"],
    [15, "15.0"],
    [15.001, "15.1"],
    [0.3, "0.3"],
    [0, "0.0"],
  ])("show %d miles as %s, rounded up", (miles, label) => {
    expect(roundUpToTenth(miles)).toBe(label);
  });
});

describe("findSellers", () => {
  const names = (search: Record<string, string>, from = null as null | LocalSeller) =>
    findSellers(SELLERS, parseMapFilter(search), from).map(({ name }) => name);

  it("sorts all sellers by name without a place", () => {
    const sellers = findSellers(SELLERS, NOTHING, null);
    expect(sellers.map(({ name }) => name)).toEqual(["Asli Cloth", "Bilan Coffee", "Zane Pantry"]);
    expect(sellers.every(({ miles }) => miles === null)).toBe(true);
  });

  it("filters by neighborhood, category and word prefixes", () => {
    expect(names({ neighborhood: "brooklyn-park" })).toEqual(["Zane Pantry"]);
    expect(names({ category: "textiles" })).toEqual(["Asli Cloth"]);
    expect(names({ search: "COFF hara" })).toEqual(["Bilan Coffee"]);
    expect(names({ search: "offee" })).toEqual([]);
    expect(names({ search: "brooklyn" })).toEqual(["Zane Pantry"]);
    expect(names({ neighborhood: "edina", category: "cars" })).toHaveLength(3);
  });

  it("computes distances and sorts by them", () => {
    const from = NEIGHBORHOODS["brooklyn-center"];
    const sellers = findSellers(SELLERS, NOTHING, from);
    expect(sellers[0]?.name).toBe("Zane Pantry");
    expect(sellers[0]?.miles).toBeCloseTo(milesBetween(from, SELLERS[2] ?? from), 9);
    expect(sellers[2]?.miles).toBeGreaterThan(9);
    expect(sellers[2]?.miles).toBeLessThan(10);
  });
});

describe("mapHref and parseMapFilter", () => {
  it("write only set filters into the address", () => {
    const query = { view: "list", neighborhood: "seward", search: " dirac ", location: "55454" };
    expect(mapHref(parseMapFilter(query))).toBe(
      "/marketplace-map?view=list&neighborhood=seward&search=dirac&location=55454",
    );
    expect(mapHref(parseMapFilter({ view: "globe", category: "cars", zoom: "x" }))).toBe(
      "/marketplace-map",
    );
  });

  it.each([
    ["44.968,-93.243", { latitude: 44.968, longitude: -93.243 }],
    ["91,0", null],
    ["44.9681234,-93.2", null],
    ["1e1,5", null],
    ["x", null],
  ])("parse the coordinates of a phone: %s", (at, point) => {
    expect(parseMapFilter({ at }).at).toEqual(point);
  });

  it("prefer a typed location to the coordinates and drop invalid texts", () => {
    expect(parseMapFilter({ at: "44.9,-93.2", location: "55406" }).at).toBeNull();
    expect(parseMapFilter({ search: "x".repeat(101), location: "\0" })).toMatchObject({
      search: "",
      location: "",
    });
  });
});

describe("fitViewport", () => {
  const nearSellers = findSellers(SELLERS, NOTHING, null);

  it("shows every neighborhood and seller without a filter", () => {
    const frame = fitViewport(NOTHING, null, nearSellers);
    expect(labelsOf(frame)).toEqual(NEIGHBORHOOD_SLUGS);
    expect(pinsOf(frame, nearSellers).flatMap(({ sellers }) => sellers)).toHaveLength(3);
  });

  it("places north at the top and west on the left, to scale", () => {
    const frame = { latitude: 45, longitude: -93, span: 10 };
    expect(shareOf(frame, frame)).toEqual({ left: 0.5, top: 0.5 });
    const north = shareOf(frame, { latitude: 45 + 5 / 69.093, longitude: -93 });
    expect(north.left).toBeCloseTo(0.5, 9);
    expect(north.top).toBeCloseTo(0, 6);
    expect(shareOf(frame, { latitude: 45, longitude: -93.05 }).left).toBeLessThan(0.5);
  });

  it("groups overlapping sellers into one pin and separates them when zoomed in", () => {
    const wide = pinsOf(fitViewport(NOTHING, null, nearSellers), nearSellers);
    expect(wide.map(({ sellers }) => sellers.length).sort()).toEqual([1, 2]);
    const apart = pinsOf({ latitude: 44.96, longitude: -93.233, span: 0.05 }, nearSellers);
    expect(apart).toHaveLength(2);
  });

  it("shows the whole small circle around a place, and both circles when wide", () => {
    const from = NEIGHBORHOODS.seward;
    const frame = fitViewport(NOTHING, from, nearSellers);
    const south = shareOf(frame, { latitude: from.latitude - 5 / 69.1, longitude: -93.233 });
    expect(south.top).toBeLessThan(1);
    const wide = fitViewport({ ...NOTHING, isWide: true }, from, nearSellers);
    expect(wide.span).toBeGreaterThan(30);
    expect(shareOf(wide, from)).toEqual({ left: 0.5, top: 0.5 });
  });

  it("ignores a place that is far away", () => {
    const newYork = { latitude: 40.75, longitude: -73.99 };
    expect(isNear(newYork)).toBe(false);
    expect(fitViewport(NOTHING, newYork, nearSellers)).toEqual(
      fitViewport(NOTHING, null, nearSellers),
    );
  });
});
