import { expect, type Page, test } from "@playwright/test";
import { newMember, PASSWORD } from "../../support/accounts";
import { signInAs } from "../../support/shop-http";

/** A seller of their own for one test. */
async function signInAsNewSeller(page: Page) {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "seller" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  return member;
}

const denied = [
  { who: "a visitor", email: null, status: 401 },
  { who: "a buyer", email: "buyer@demo.com", status: 403 },
  { who: "an admin", email: "admin@demo.com", status: 403 },
];

for (const { who, email, status } of denied) {
  test(`${who} is told that the dashboard is for sellers`, async ({ page }) => {
    if (email) await signInAs(page, email);

    const response = await page.goto("/dashboard");

    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(
      page.getByText("You need to be a registered seller to access the dashboard."),
    ).toBeVisible();
    await expect(page.getByText("Total Revenue")).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/", { timeout: 30_000 });
  });
}

test("a seller sees four cards, five recent orders and the three best products", async ({
  page,
}) => {
  await signInAs(page, "seller@demo.com");
  await page.goto("/dashboard");
  const main = page.getByRole("main");

  for (const card of ["Total Products", "Total Orders", "Total Revenue", "Messages"]) {
    await expect(main.getByRole("heading", { name: card }).first()).toBeVisible();
  }
  const orders = main.getByRole("table", { name: "Recent orders" });
  await expect(orders.getByRole("row")).toHaveCount(6);
  const top = main.getByRole("region", { name: "Top products" });
  await expect(top.getByRole("listitem")).toHaveCount(3);
  await expect(top.getByText(/^Average rating \d\.\d from \d+ reviews$/)).toBeVisible();
  await expect(main.getByRole("heading", { name: "To do today" })).toBeVisible();
  await expect(main.getByRole("region", { name: "Quick actions" })).toBeVisible();
});

test("the revenue chart says its figures in words and in a table, by weeks and by months", async ({
  page,
}) => {
  await signInAs(page, "seller@demo.com");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  const revenue = page.getByRole("region", { name: "Weekly revenue" });
  await expect(
    revenue.getByRole("img", { name: /^Revenue of the last twelve weeks: \$/ }),
  ).toBeVisible();
  await expect(revenue.getByRole("table")).toBeHidden();

  await revenue.getByText("The figures in a table").click();
  await expect(revenue.getByRole("row")).toHaveCount(13);

  await revenue.getByLabel("Time shown").selectOption("12 months");
  await expect(page).toHaveURL("/dashboard?range=months", { timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "Monthly revenue" })).toBeVisible();
});

test("the tabs have addresses of their own, and the settings lead to what they name", async ({
  page,
}) => {
  await signInAs(page, "seller@demo.com");
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  const tabs = page.getByRole("navigation", { name: "Seller dashboard" });

  for (const tab of ["Products", "Orders", "Messages", "Settings"]) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(page).toHaveURL(`/dashboard?tab=${tab.toLowerCase()}`);
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
  }
  const settings = page.getByRole("region", { name: "Settings" });
  const hrefs = await settings
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toEqual([
    "/payout-settings",
    "/profile",
    "/custom-storefront",
    "/purchase-heatmap",
  ]);
});

test("each message says Read or New and leads to its conversation", async ({ page }) => {
  await signInAs(page, "seller@demo.com");
  await page.goto("/dashboard?tab=messages");
  const messages = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("time") });

  await expect(messages.first()).toBeVisible();
  const texts = await messages.allInnerTexts();
  expect(texts.filter((text) => !/\b(Read|New)\b/.test(text))).toEqual([]);
  await expect(messages.first().getByRole("link")).toHaveAttribute(
    "href",
    /^\/profile\?tab=messages&thread=\d+$/,
  );
});

test("a new seller is shown where to begin", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/dashboard");

  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();
  await expect(page.getByText("Your first sale will stand here.")).toBeVisible();
  await page.goto("/dashboard?tab=products");
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Add Product" }).last(),
  ).toHaveAttribute("href", "/add-product");
  await page.goto("/dashboard?tab=orders");
  await expect(page.getByRole("heading", { name: "No sales yet" })).toBeVisible();
  await page.goto("/dashboard?tab=messages");
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
});
