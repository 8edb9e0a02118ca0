import { expect, test } from "@playwright/test";
import { openReady } from "../../support/ready";

const HERE = { latitude: 44.9687, longitude: -93.2476 };

test("Spec C 2, Marketplace Map: a visitor filters the sellers by neighborhood, text and address", async ({
  page,
}) => {
  await page.goto("/marketplace-map");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Diaspora Delivery Network");
  for (const name of ["Map View", "List View", "Delivery Zones"]) {
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
  const neighborhoods = [
    "Cedar-Riverside",
    "Seward",
    "Brooklyn Park",
    "Brooklyn Center",
    "Columbia Heights",
  ];
  const choices = await main.getByLabel("Neighborhood").getByRole("option").allTextContents();
  expect(choices.slice(1)).toEqual(neighborhoods);
  await expect(main.getByText(/miles away/)).toHaveCount(0);
  await expect(main.getByText("$")).toHaveCount(0);

  await main.getByLabel("Neighborhood").selectOption("Seward");
  await main.getByLabel("Location").fill("55443");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main).toContainText("Distances from 55443 Minneapolis, MN.");
  const pins = main.getByRole("list", { name: "Businesses on the map" }).getByRole("link");
  const pin = pins.filter({ hasText: "Riverside Teff Mill" });
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=list&neighborhood=seward&location=55443#local-\d+/);
  const card = main.getByRole("listitem").filter({ hasText: "Riverside Teff Mill" });
  await expect(card).toContainText(/1[12]\.\d miles away\s*Next-Day \$4\.99/);
  await expect(card.getByRole("link", { name: "Seller page" })).toHaveAttribute(
    "href",
    /^\/seller\/\d+$/,
  );
  await expect(card.getByRole("link", { name: /612-555-01\d\d/ })).toBeVisible();

  await page.goto("/marketplace-map?view=list&search=cedar+tea&location=Seward");
  await expect(main.getByRole("heading", { name: "1 business" })).toBeVisible();
  await expect(main).toContainText("Same-Day $2.99 · 2-4 hours");
  await page.goto("/marketplace-map?view=list&category=spices&location=10001");
  await expect(main.getByText("Standard $7.99 · 2-3 days").first()).toBeVisible();
  await page.goto("/marketplace-map?view=list&search=zzz&location=Atlantis");
  await expect(main).toContainText("We couldn’t find Atlantis.");
  await expect(main).toContainText("No businesses found");
});

test("Spec C 2, Marketplace Map: the zones show exactly the rates of the specification", async ({
  page,
}) => {
  await page.goto("/marketplace-map?view=zones");
  const rows = page.getByRole("table", { name: "Delivery Zones" }).getByRole("row");
  await expect(rows).toHaveCount(4);
  for (const [index, texts] of [
    ["Same-Day", "0-5 miles", "$2.99", "2-4 hours"],
    ["Next-Day", "5-15 miles", "$4.99"],
    ["Standard", "15+ miles", "$7.99", "2-3 days"],
  ].entries()) {
    for (const text of texts) await expect(rows.nth(index + 1)).toContainText(text);
  }
});

test("Spec C 2, Marketplace Map: a refused location is explained", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (line) => lines.push(`${line.type()} ${line.text()}`));
  await openReady(page, "/marketplace-map");
  await page.getByRole("button", { name: "Find Businesses Near Me" }).click();
  await expect(page.getByText(/Location sharing is off/)).toBeVisible();
  expect(lines.some((line) => line.startsWith("info No location"))).toBe(true);
});

test.describe("Spec C 2, Marketplace Map: on a device that shares its location", () => {
  test.use({ permissions: ["geolocation"], geolocation: HERE });

  test("Near Me measures distances from the location of the device", async ({ page }) => {
    await openReady(page, "/marketplace-map?category=coffee");
    await page.getByRole("button", { name: "Find Businesses Near Me" }).click();
    await expect(page).toHaveURL("/marketplace-map?category=coffee&at=44.969,-93.248");
    const main = page.getByRole("main");
    await expect(main).toContainText("Distances from your location.");
    const businesses = main.getByRole("region", { name: /\d business/ }).getByRole("listitem");
    await expect(businesses.first()).toContainText(
      /Cedar Tea Co\..*0\.1 miles away.*Same-Day \$2\.99 · 2-4 hours/s,
    );
  });
});

test.describe("Spec C 2, Marketplace Map: in a browser without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form filters the list by category", async ({ page }) => {
    await page.goto("/marketplace-map?view=list");
    await page.getByLabel("Category").selectOption("Textiles");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole("main").getByText("Sagal Tailoring")).toBeVisible();
    await expect(page.getByRole("main").getByText("Cedar Tea Co.")).toHaveCount(0);
  });
});
