import { expect, test } from "@playwright/test";

const TABS = {
  ramadan: ["Ramadan", "Ramadan collection", "isRamadanSpecial", "ninth month"],
  eid: ["Eid", "Eid collection", "isEidSpecial", "There are two Eids"],
  independence: [
    "Independence Day",
    "Independence Day collection",
    "isIndependenceDay",
    "July 1, 1960",
  ],
} as const;

test("Spec C 2, Holiday stores: each collection shows its banner, products, meaning and dates", async ({
  page,
  request,
}) => {
  await page.goto("/holiday-stores");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Holiday Stores" })).toBeVisible();
  const tabs = main.getByRole("navigation", { name: "Collections" });
  await expect(tabs.locator("[aria-current=page]")).toHaveCount(1);

  for (const [tab, [name, title, flag, meaning]] of Object.entries(TABS)) {
    await tabs.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(`/holiday-stores?tab=${tab}`);
    const banner = main.getByRole("region", { name: title });
    await expect(banner).toContainText(/\d+ days? to go|It’s today|Now through/);
    await expect(main.getByRole("region", { name: "What it means" })).toContainText(meaning);
    const dates = main.getByRole("region", { name: "Community events" });
    await expect(dates.getByRole("list").first().getByRole("listitem")).toHaveCount(2);
    await expect(dates.locator('a[href^="/events"]').first()).toBeVisible();

    const response = await request.get(`/api/products?${flag}=true`);
    const holidayProducts: { id: number }[] = await response.json();
    const ids = new Set(holidayProducts.map(({ id }) => `/product/${id}`));
    const products = main.getByRole("region", { name: "Featured products" }).getByRole("article");
    await expect(products).toHaveCount(Math.min(8, holidayProducts.length));
    for (const card of await products.all()) {
      expect(ids).toContain(await card.getByRole("heading").getByRole("link").getAttribute("href"));
    }
  }
  await expect(main.getByRole("region", { name: "Community events" })).not.toContainText(
    "Expected",
  );
});

test("Spec C 2, Holiday stores: the countdown, the dates and the last order date are consistent", async ({
  page,
}) => {
  await page.goto("/holiday-stores?tab=eid");
  const banner = page.getByRole("region", { name: "Eid collection" });
  const days = await banner
    .locator("time")
    .evaluateAll((times) =>
      times.map((time) => Date.parse(time.getAttribute("datetime") ?? "") / 86_400_000),
    );
  const [holiday = 0, order] = days;
  const text = await banner.innerText();
  const daysLeft = Number(/(\d+) days? to go/.exec(text)?.[1] ?? 0);
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Chicago" }).format();
  expect(daysLeft).toBe(holiday - Date.parse(today) / 86_400_000);
  if (order !== undefined) {
    // Three business days, with or without a weekend, and fourteen days on the way.
    expect(holiday - order).toBeGreaterThanOrEqual(17);
    expect(holiday - order).toBeLessThanOrEqual(19);
    expect(text).toMatch(/Order by .+ to get it in time\./);
  }
  expect(text).toMatch(/(1 Shawwal|10 Dhul-Hijjah) 14\d\d in the Islamic calendar/);

  await page.goto("/holiday-stores?tab=eid&lang=am");
  await expect(page.getByRole("main")).toContainText("ዓ.ም.");
  await page.goto("/holiday-stores?tab=nonsense&lang=en");
  await expect(page.getByRole("main").locator("[aria-current=page]")).toHaveCount(1);
});
