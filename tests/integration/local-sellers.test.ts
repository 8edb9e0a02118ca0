import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { NEIGHBORHOODS } from "@/lib/delivery/local-sellers/neighborhoods";
import { listLocalSellers, placeOf } from "@/lib/delivery/local-sellers/queries";
import { createUser } from "../support/factories";

const PLACE = {
  description: "Shaah and sambusa.",
  category: "coffee",
  neighborhood: "seward",
  address: "E Franklin Ave & 26th Ave S",
  latitude: 44.9627,
  longitude: -93.2342,
} as const;

describe("listLocalSellers", () => {
  it("lists active sellers by name and links those with a public page", async () => {
    const [seller, deletedSeller, buyer] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];
    await db.user.update({ where: { id: deletedSeller.id }, data: { disabledAt: new Date() } });
    await db.localSeller.createMany({
      data: [
        { ...PLACE, name: "D Own", sellerId: seller.id },
        { ...PLACE, name: "C Gone", sellerId: deletedSeller.id },
        { ...PLACE, name: "B Buyer", sellerId: buyer.id },
        { ...PLACE, name: "A Alone", phone: "612-555-0101" },
        { ...PLACE, name: "E Closed", isActive: false },
        { ...PLACE, name: "F Elsewhere", neighborhood: "edina" },
      ],
    });
    const sellers = await listLocalSellers();
    expect(sellers.map(({ name, sellerId }) => [name, sellerId])).toEqual([
      ["A Alone", null],
      ["B Buyer", null],
      ["C Gone", null],
      ["D Own", seller.id],
    ]);
    expect(sellers[0]).toMatchObject({ phone: "612-555-0101", website: null, latitude: 44.9627 });
  });

  it("stores no coordinates out of range", async () => {
    const wrong = db.localSeller.create({ data: { ...PLACE, name: "Off", latitude: 91 } });
    await expect(wrong).rejects.toThrow("local_sellers_place");
  });
});

describe("placeOf", () => {
  const load = (location: string) => placeOf({ location, at: null });

  it("finds ZIP codes and neighborhoods in any spelling", () => {
    expect(load("55454")).toMatchObject({ name: "55454 Minneapolis, MN", neighborhood: null });
    expect(load("55454-1234")?.latitude).toBe(load("55454")?.latitude);
    for (const written of ["Cedar-Riverside", "cedar riverside", "CEDAR  RIVERSIDE"]) {
      expect(load(written)).toMatchObject({
        ...NEIGHBORHOODS["cedar-riverside"],
        neighborhood: "cedar-riverside",
      });
    }
  });

  it.each(["", "00000", "K1A", "5545", "554544", "Edina", "44.9,-93.2", "__proto__", "<b>"])(
    "finds no place for %j",
    (location) => {
      expect(load(location)).toBeNull();
    },
  );

  it("returns the coordinates of a phone unchanged", () => {
    const at = { latitude: 44.968, longitude: -93.243 };
    expect(placeOf({ location: "", at })).toEqual({ ...at, name: null, neighborhood: null });
  });
});
