import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { FLAG_OF, listHolidaysAround, listSeasonProducts } from "@/lib/holidays/queries/seasons";
import { SEASONS, seasonDates } from "@/lib/holidays/season-rules";
import { setHolidayDate } from "@/lib/holidays/service";
import { createProduct, createUser } from "../support/factories";

describe("listHolidaysAround", () => {
  it("returns the holidays of three years in order, with an admin's date", async () => {
    const before = await listHolidaysAround("2026-11-22");
    expect(before.map(({ day }) => day)).toEqual(before.map(({ day }) => day).sort());
    expect(before[0]?.day.slice(0, 4)).toBe("2025");
    expect(before.at(-1)?.day.slice(0, 4)).toBe("2027");

    await setHolidayDate(await createUser({ role: "admin" }), {
      holiday: "ramadan",
      year: 2027,
      day: "2027-02-09",
    });
    const after = seasonDates("ramadan", await listHolidaysAround("2026-11-22"), "2026-11-22");
    expect(after).toMatchObject({ day: "2027-02-09", daysLeft: 79, isExpected: false });
  });
});

describe("listSeasonProducts", () => {
  it.each(SEASONS)("returns the products on sale that are marked for %s", async (season) => {
    expect(await listSeasonProducts(season, "en")).toEqual({ products: [], total: 0 });
    const mark = async (id: number) =>
      db.product.update({ where: { id }, data: { [FLAG_OF[season]]: true } });
    const visible = await createProduct({ title: "Shown" });
    await mark(visible.id);
    await mark((await createProduct({ isActive: false })).id);
    await mark((await createProduct({ moderationStatus: "pending" })).id);
    await createProduct();

    const { products, total } = await listSeasonProducts(season, "en");
    expect(products.map(({ id }) => id)).toEqual([visible.id]);
    expect(total).toBe(1);
  });

  it("returns at most eight products and their total count", async () => {
    const seller = await createUser({ role: "seller" });
    for (let index = 0; index < 9; index++) {
      const { id } = await createProduct({ seller });
      await db.product.update({ where: { id }, data: { isEidSpecial: true } });
    }
    const { products, total } = await listSeasonProducts("eid", "en");
    expect(products).toHaveLength(8);
    expect(total).toBe(10);
  });
});
