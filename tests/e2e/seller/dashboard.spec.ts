import { expect, test } from "@playwright/test";
import { openReady } from "../../support/ready";
import { signInAs, signInAsNew } from "../../support/shop-http";

test.describe("Spec B 2, Seller dashboard", () => {
  for (const [who, role, status] of [
    ["a visitor", null, 401],
    ["a buyer", "buyer", 403],
    ["an admin", "admin", 403],
  ] as const) {
    test(`${who} is refused the dashboard and linked to the home page`, async ({ page }) => {
      if (role) await signInAsNew(page, role);

      const response = await page.goto("/dashboard");

      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expect(
        page.getByText("You need to be a registered seller to access the dashboard."),
      ).toBeVisible();
      await expect(page.getByText("Total Revenue")).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  }
});

test.describe("Spec B 2, Seller dashboard", () => {
  test("a seller sees four cards, five recent orders, the three best products, and the revenue in a chart and a table", async ({
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
    await expect(main.getByRole("heading", { name: "To do" })).toBeVisible();
    await expect(main.getByRole("region", { name: "Quick actions" })).toBeVisible();

    const revenue = page.getByRole("region", { name: "Weekly revenue" });
    await expect(
      revenue.getByRole("img", { name: /^Revenue for the last 12 weeks: \$/ }),
    ).toBeVisible();
    await expect(revenue.getByRole("table")).toBeHidden();
    await revenue.getByText("View as a table").click();
    await expect(revenue.getByRole("row")).toHaveCount(13);

    await revenue.getByLabel("Date range").selectOption("12 months");
    await expect(page).toHaveURL("/dashboard?range=months");
    await expect(page.getByRole("heading", { name: "Monthly revenue" })).toBeVisible();
  });

  test("the tabs of the dashboard have their own addresses, and the settings link to their pages", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    await openReady(page, "/dashboard");
    const tabs = page.getByRole("navigation", { name: "Seller dashboard" });

    for (const tab of ["Products", "Orders", "Messages", "Settings"]) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect(page).toHaveURL(`/dashboard?tab=${tab.toLowerCase()}`);
      await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    }
    const links = page.getByRole("region", { name: "Settings" }).getByRole("link");
    const paths = ["/payout-settings", "/profile", "/custom-storefront", "/purchase-heatmap"];
    await expect(links).toHaveCount(paths.length);
    for (const [at, path] of paths.entries()) {
      await expect(links.nth(at)).toHaveAttribute("href", path);
    }
  });

  test("each message of a seller is marked Read or New and links to its conversation", async ({
    page,
  }) => {
    await signInAs(page, "seller@demo.com");
    await page.goto("/dashboard?tab=messages");
    const messages = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("time") });

    await expect(messages.first()).toBeVisible();
    await expect(messages.filter({ hasNot: page.getByText(/^(Read|New)$/) })).toHaveCount(0);
    await expect(messages.first().getByRole("link")).toHaveAttribute(
      "href",
      /^\/profile\?tab=messages&thread=\d+$/,
    );
  });

  test("a new seller sees the first step on each tab of the dashboard", async ({ page }) => {
    await signInAsNew(page, "seller");
    await page.goto("/dashboard");

    await expect(page.getByText("You’re all caught up.")).toBeVisible();
    await expect(page.getByText("Your first sale will show up here.")).toBeVisible();
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
});
