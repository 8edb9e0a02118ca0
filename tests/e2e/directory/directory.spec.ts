import { expect, type Page, test } from "@playwright/test";
import { hold } from "../../support/accounts";
import { card, heading, listed } from "../../support/listings";

test.setTimeout(120_000);

const CARDS =
  "Restaurants, Barbershops, Coffee Shops, Travel Agencies, Contractors, Retail, Healthcare, Religious, Professional Services, Real Estate, Auto Repair, Education".split(
    ", ",
  );

const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });

/** Waits until the page is its script's: what is pressed before is a plain link or form. */
const alive = (page: Page) => page.waitForFunction(() => "next" in window);

test("the directory counts, and filters by words and by category", async ({ page }) => {
  const all = await listed(page);
  await page.goto("/business-directory");
  await expect(heading(page, "Business Directory")).toBeVisible();
  const verified = all.rows.filter(({ isVerified }) => isVerified).length;
  await expect(page.getByText(`${verified} verified businesses`)).toBeVisible();
  await expect(page.getByText("12 categories")).toBeVisible();
  await expect(page.getByText("100% Community Owned")).toBeVisible();
  await expect(heading(page, `${all.total} Businesses Found`)).toBeVisible();
  await expect(page.getByText(/^\(\d+ found\)$/)).toBeHidden();
  const cards = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  expect(await cards.allTextContents()).toEqual(CARDS);
  await alive(page);

  const [name, place] = [page.getByLabel("Business Name"), page.getByLabel("Location")];
  const release = await hold(page, "**/business-directory?category=retail**");
  await category(page, "Retail").click();
  await expect(page.getByRole("status").filter({ hasText: "Loading businesses" })).toBeAttached();
  await expect(page.getByRole("article")).toHaveCount(0);
  release();
  const retail = await listed(page, "?category=retail");
  await expect(page).toHaveURL("/business-directory?category=retail");
  await expect(heading(page, `${retail.total} Businesses Found`)).toBeVisible();
  await expect(page.getByText(`(${retail.total} found)`)).toBeVisible();
  await expect(page.getByText("Category: Retail")).toBeVisible();
  await expect(category(page, "Retail")).toHaveAttribute("aria-current", "true");

  // Search leaves the category.
  await name.fill("buna rounds");
  await place.fill("cedar ave");
  await page
    .getByRole("search")
    .getByRole("button", { name: "Search", exact: true })
    .last()
    .click();
  await expect(page).toHaveURL("/business-directory?name=buna+rounds&location=cedar+ave");
  await expect(heading(page, "1 Business Found")).toBeVisible();
  await expect(page.getByText("Name: buna rounds")).toBeVisible();
  await expect(page.getByText("Location: cedar ave")).toBeVisible();
  await expect(page.getByText("(1 found)")).toBeVisible();
  await page.getByRole("link", { name: "Remove filter Location: cedar ave" }).click();
  await expect(page).toHaveURL("/business-directory?name=buna+rounds");

  // A category leaves the words, and lets go when it is chosen again.
  await category(page, "Education").click();
  await expect(page).toHaveURL("/business-directory?category=education");
  await expect(name).toHaveValue("");
  await category(page, "Education").click();
  await expect(heading(page, `${all.total} Businesses Found`)).toBeVisible();

  await name.fill("nothing of that name");
  await name.press("Enter");
  await expect(heading(page, "0 Businesses Found")).toBeVisible();
  await expect(heading(page, "No businesses found")).toBeVisible();
  await expect(
    page.getByText("Try searching with different keywords or browse all businesses."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Browse all businesses" }).click();
  await expect(heading(page, `${all.total} Businesses Found`)).toBeVisible();
  await place.fill("typed only");
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(place).toHaveValue("");
});

test("a listing says how to reach it, on a phone right under its name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/business-directory?name=three+rounds");
  const buna = card(page, "Three Rounds Buna");
  await expect(buna.getByText("Verified", { exact: true })).toBeVisible();
  await expect(buna.getByText("Coffee Shops")).toBeVisible();
  const call = buna.getByRole("link", { name: /^Call/ });
  await expect(call).toHaveAttribute("href", "tel:+16125550147");
  await expect(buna.getByRole("link", { name: /^Email/ })).toHaveAttribute("href", /^mailto:.+@/);
  const website = buna.getByRole("link", { name: /^Visit Website/ });
  await expect(website).toHaveAttribute("target", "_blank");
  await expect(website).toHaveAttribute("rel", /noopener/);
  const map = buna.getByRole("link", { name: /1512 Cedar Ave S/ });
  await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\/search\?query=/);
  await expect(buna.getByText("Oromo · Amharic · Tigrinya · English")).toBeVisible();
  await buna.getByText("Opening hours").click();
  await expect(buna.getByText("Monday to Sunday")).toBeVisible();
  await expect(buna.getByText("7:00 AM to 7:00 PM")).toBeVisible();

  const words = buna.getByText(/^Roasted on the stove/);
  const above = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    const [link, text] = [await call.boundingBox(), await words.boundingBox()];
    expect(link?.height).toBeGreaterThanOrEqual(44);
    return (link?.y ?? 0) < (text?.y ?? 0);
  };
  expect(await above(390)).toBe(true);
  expect(await above(1280)).toBe(false);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data.map((text) => JSON.parse(text)).find((one) => one["@type"] === "ItemList");
  expect(list.itemListElement[0].item).toMatchObject({
    "@type": "LocalBusiness",
    name: "Three Rounds Buna",
    telephone: "+1 612 555 0147",
    address: { streetAddress: "1512 Cedar Ave S, Minneapolis, MN 55454" },
  });
  expect(list.itemListElement[0].item.openingHoursSpecification).toHaveLength(7);
});

test("a shared link shows one business on top, or says that it is gone", async ({ page }) => {
  const { rows } = await listed(page, "?name=xamar");
  const [xamar] = rows;
  await page.goto(`/business-directory?business=${xamar?.id}`);
  await expect(heading(page, "Shared with you")).toBeVisible();
  await expect(card(page, "Xamar Canteen")).toHaveCount(1);
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Xamar Canteen");
  await expect(card(page, "Xamar Canteen").getByText("Verified", { exact: true })).toBeHidden();
  const share = card(page, "Xamar Canteen").getByRole("button", { name: "Share" });
  await expect(async () => {
    await share.click();
    await expect(page.getByRole("menuitem").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();

  const response = await page.goto("/business-directory?business=999999999");
  expect(response?.status()).toBe(200);
  await expect(page.getByText("This business is no longer listed")).toBeVisible();
});

test("without script the form and the cards lead to the same lists", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/business-directory");
  await page.getByLabel("Business Name").fill("geedi");
  await page.getByLabel("Business Name").press("Enter");
  await expect(heading(page, "1 Business Found")).toBeVisible();
  await category(page, "Religious").click();
  await expect(page.getByText("Category: Religious")).toBeVisible();
  await context.close();
});
