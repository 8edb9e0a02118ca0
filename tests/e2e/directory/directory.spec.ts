import { expect, type Page, test } from "@playwright/test";
import { hold } from "../../support/accounts";
import { createBusiness } from "../../support/community";
import { uniqueName } from "../../support/factories";
import { card, heading, openList } from "../../support/listings";
import { openReady } from "../../support/ready";

const CARDS =
  "Restaurants, Barbershops, Coffee Shops, Travel Agencies, Contractors, Retail, Healthcare, Religious, Professional Services, Real Estate, Auto Repair, Education".split(
    ", ",
  );

const category = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });

const anyNumberFound = (page: Page) =>
  page.getByRole("heading", { name: /^\d+ Business(es)? Found$/ });

async function search(page: Page, { name, location = "" }: { name: string; location?: string }) {
  await page.getByLabel("Business Name").fill(name);
  await page.getByLabel("Location").fill(location);
  const form = page.getByRole("search");
  await form.getByRole("button", { name: "Search", exact: true }).last().click();
}

test.describe("Spec C 2, Business Directory", () => {
  test("the front page shows its counts and the categories of the specification", async ({
    page,
  }) => {
    await page.goto("/business-directory");
    await expect(heading(page, "Business Directory")).toBeVisible();
    await expect(page.getByText(/^\d+ verified businesses$/)).toBeVisible();
    await expect(page.getByText("12 categories")).toBeVisible();
    await expect(page.getByText("100% Community Owned")).toBeVisible();
    await expect(anyNumberFound(page)).toBeVisible();
    await expect(page.getByText(/^\(\d+ found\)$/)).toBeHidden();
    const cards = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    expect(await cards.allTextContents()).toEqual(CARDS);
  });

  test("a category shows that it is loading and then its businesses, and is cleared when selected again", async ({
    page,
  }) => {
    const [inRetail, other] = [uniqueName("Cloth House"), uniqueName("Halwo Kitchen")];
    await createBusiness({ name: inRetail, category: "arts-crafts" });
    await createBusiness({ name: other });
    await openReady(page, "/business-directory");
    const release = await hold(page, "**/business-directory?category=retail**");
    await category(page, "Retail").click();
    await expect(page.getByRole("status").filter({ hasText: "Loading businesses" })).toBeAttached();
    await expect(page.getByRole("article")).toHaveCount(0);
    release();
    await expect(page).toHaveURL("/business-directory?category=retail");
    await expect(card(page, inRetail)).toBeVisible();
    await expect(card(page, other)).toHaveCount(0);
    const count = (await anyNumberFound(page).innerText()).split(" ")[0];
    await expect(page.getByText(`(${count} found)`)).toBeVisible();
    await expect(page.getByText("Category: Retail")).toBeVisible();
    await expect(category(page, "Retail")).toHaveAttribute("aria-current", "true");

    await category(page, "Retail").click();
    await expect(page).toHaveURL("/business-directory");
    await expect(anyNumberFound(page)).toBeVisible();
  });

  test("text filters by name and place and preserves the category, and a category preserves the text", async ({
    page,
  }) => {
    const name = uniqueName("Buna rounds");
    await createBusiness({ name, address: "12 Cedar Ave S, Minneapolis" });
    await page.goto("/business-directory?category=retail");
    await search(page, { name, location: "cedar ave" });
    const query = `name=${name.replaceAll(" ", "+")}`;
    await expect(page).toHaveURL(`/business-directory?${query}&location=cedar+ave`);
    await expect(heading(page, "1 Business Found")).toBeVisible();
    await expect(card(page, name)).toBeVisible();
    await expect(page.getByText(`Name: ${name}`)).toBeVisible();
    await expect(page.getByText("Location: cedar ave")).toBeVisible();
    await expect(page.getByText("(1 found)")).toBeVisible();
    await page.getByRole("link", { name: "Remove filter Location: cedar ave" }).click();
    await expect(page).toHaveURL(`/business-directory?${query}`);

    await category(page, "Education").click();
    await expect(page).toHaveURL("/business-directory?category=education");
    await expect(page.getByLabel("Business Name")).toHaveValue("");
  });

  test("a search without a result offers all businesses, and Clear empties the fields", async ({
    page,
  }) => {
    await openReady(page, "/business-directory");
    await page.getByLabel("Business Name").fill("nothing of that name");
    await page.getByLabel("Business Name").press("Enter");
    await expect(heading(page, "0 Businesses Found")).toBeVisible();
    await expect(heading(page, "No businesses found")).toBeVisible();
    await expect(
      page.getByText("Try searching with different keywords or browse all businesses."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Browse all businesses" }).click();
    await expect(page).toHaveURL("/business-directory");
    await expect(page.getByRole("article").first()).toBeVisible();
    const place = page.getByLabel("Location");
    await place.fill("typed only");
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await expect(place).toHaveValue("");
  });
});

test("Spec C 2, Business Directory: a listing shows its contacts, on a phone directly below its name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/business-directory?name=three+rounds+buna");
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

  const description = buna.getByText(/^Roasted on the stove/);
  const above = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    const [link, text] = [await call.boundingBox(), await description.boundingBox()];
    expect(link?.height).toBeGreaterThanOrEqual(44);
    return (link?.y ?? 0) < (text?.y ?? 0);
  };
  await expect.poll(() => above(390)).toBe(true);
  await expect.poll(() => above(1280)).toBe(false);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = data.map((text) => JSON.parse(text)).find((entry) => entry["@type"] === "ItemList");
  expect(list.itemListElement[0].item).toMatchObject({
    "@type": "LocalBusiness",
    name: "Three Rounds Buna",
    telephone: "+1 612 555 0147",
    address: { streetAddress: "1512 Cedar Ave S, Minneapolis, MN 55454" },
  });
  expect(list.itemListElement[0].item.openingHoursSpecification).toHaveLength(7);
});

test("Spec C 2, Business Directory: a shared link shows one business first, or that it is no longer listed", async ({
  page,
}) => {
  const { rows } = await openList(page, "?name=xamar");
  const [xamar] = rows;
  await page.goto(`/business-directory?business=${xamar?.id}`);
  await expect(heading(page, "Shared with you")).toBeVisible();
  await expect(card(page, "Xamar Canteen")).toHaveCount(1);
  await expect(page.getByRole("article").first()).toHaveAccessibleName("Xamar Canteen");
  await expect(card(page, "Xamar Canteen").getByText("Verified", { exact: true })).toBeHidden();
  const share = card(page, "Xamar Canteen").getByRole("button", { name: "Share" });
  await share.click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();

  const response = await page.goto("/business-directory?business=999999999");
  expect(response?.status()).toBe(200);
  await expect(page.getByText("This business is no longer listed")).toBeVisible();
});

test.describe("Spec C 2, Business Directory: in a browser without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form and the categories lead to the same lists", async ({ page }) => {
    const name = uniqueName("Geedi Auto");
    await createBusiness({ name, category: "auto-repair" });
    await page.goto("/business-directory");
    await page.getByLabel("Business Name").fill(name);
    await page.getByLabel("Business Name").press("Enter");
    await expect(heading(page, "1 Business Found")).toBeVisible();
    await category(page, "Religious").click();
    await expect(page.getByText("Category: Religious")).toBeVisible();
  });
});
