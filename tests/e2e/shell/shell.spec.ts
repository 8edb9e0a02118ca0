import { expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const menuItems = (page: Page) => page.getByRole("menuitem").allTextContents();

/** Opens the menu that stands under the username. */
async function openAccountMenu(page: Page) {
  await page.goto("/", { waitUntil: "networkidle" });
  await banner(page)
    .getByRole("button", { name: /Account menu/ })
    .click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
}

test.describe("A 1 what the product does and for whom", () => {
  test("the home page has its calls, cards, figures and promotions", async ({ page, request }) => {
    await page.goto("/");

    await expect(main(page).getByRole("link", { name: "Start Shopping" })).toHaveAttribute(
      "href",
      "/shop",
    );
    await expect(main(page).getByRole("link", { name: "Become a Seller" }).first()).toHaveAttribute(
      "href",
      "/become-seller",
    );
    await expect(main(page).getByRole("button", { name: "Share" })).toBeVisible();
    await expect(main(page).getByText("500+")).toBeVisible();
    const cards = page.getByRole("region", { name: "Shop by tradition" }).getByRole("listitem");
    await expect(cards.getByRole("heading")).toHaveText([
      "Coffee & Tea",
      "Traditional Textiles",
      "Spices & Authentic Food",
      "Islamic & Cultural Books",
    ]);
    const featured = main(page).getByRole("article").getByRole("heading");
    await expect(featured).toHaveCount(4);
    const titles = await featured.allTextContents();
    const answer = await request.get("/api/products?limit=100");
    const list = ((await answer.json()) as { title: string }[]).map(({ title }) => title);
    // Rows that a test put in behind the shop's back may stand before them.
    const start = list.indexOf(titles[0] ?? "");
    expect(list.slice(start, start + 4)).toEqual(titles);
    await expect(main(page).getByText("Partner", { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Advertise with us" })).toBeVisible();
  });
});

test.describe("A 2 screens and routes: header", () => {
  test("has its labels, and Login and Sign Up for a visitor", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/", { waitUntil: "networkidle" });
    const nav = page.getByRole("navigation", { name: "Main" });
    for (const name of [
      "Home",
      "Shop",
      "Business Directory",
      "Community",
      "Blog",
      "Diaspora Map",
      "Holiday Stores",
      "Cultural Events",
    ]) {
      await expect(nav.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(banner(page).getByRole("link", { name: "Login" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(banner(page).getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      "/register",
    );

    await banner(page).getByRole("button", { name: "Tools" }).click();
    await expect(page.getByRole("menuitem", { name: "Buyer Tools" })).toBeVisible();
    expect(await menuItems(page)).toEqual(["Buyer Tools", "Seller Tools", "Community groups"]);
  });

  test("shows a visitor with a cart My Account instead", async ({ page }) => {
    const item = { productId: 1, title: "Tea", price: "1.00", imageUrl: "/x.svg", seller: "S" };
    await page.addInitScript(
      (cart) => localStorage.setItem("shaafi-cart", cart),
      JSON.stringify([{ ...item, quantity: 3 }]),
    );
    await page.goto("/", { waitUntil: "networkidle" });

    await expect(banner(page).getByRole("link", { name: "Login" })).toBeHidden();
    await expect(banner(page).getByRole("link", { name: /Cart/ }).last()).toContainText("3");
    await banner(page).getByRole("button", { name: "My Account" }).click();
    await expect(page.getByRole("menuitem", { name: "Sign In" })).toBeVisible();
    expect(await menuItems(page)).toEqual(["Sign In", "Create Account", "View Cart"]);
  });

  test("has under the username what belongs to each role", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await openAccountMenu(page);
    const buyer = await menuItems(page);
    expect(buyer.slice(0, 2)).toEqual(["My Profile", "My Orders"]);
    for (const name of ["Dashboard", "Add Product", "Admin Panel"])
      expect(buyer).not.toContain(name);

    await signInAs(page, "seller@demo.com");
    await openAccountMenu(page);
    for (const name of ["My Profile", "My Orders", "Dashboard", "Add Product", "Logout"]) {
      await expect(page.getByRole("menuitem", { name, exact: true })).toBeVisible();
    }

    await signInAs(page, "admin@demo.com");
    await openAccountMenu(page);
    await expect(page.getByRole("menuitem", { name: "Admin Panel" })).toBeVisible();
  });

  test("has in the phone's menu Purchase Analytics for admins and Sign Out", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, "admin@demo.com");
    await page.goto("/", { waitUntil: "networkidle" });

    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    for (const name of ["Cart", "My Orders", "Profile", "Admin Panel", "Purchase Analytics"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await expect(toast(page)).toContainText("Goodbye!");
  });
});

test.describe("A 2 screens and routes: footer", () => {
  test("has links, social icons and an email box that makes no call", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    const footer = page.getByRole("contentinfo");
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));

    for (const name of ["FAQ", "Contact", "Returns", ".* on Facebook", ".* on X"]) {
      await expect(
        footer.getByRole("link", { name: new RegExp(`^${name}`) }).first(),
      ).toBeVisible();
    }
    const email = footer.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAttribute("type", "email");
    await email.fill("hodan@example.com");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    expect(calls.filter((url) => url.includes("/api/"))).toEqual([]);
  });
});

test.describe("A 4 states and transitions: language and theme", () => {
  test("dark adds its class, system follows the device live, and both are kept", async ({
    page,
  }) => {
    const html = page.locator("html");
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveClass(/(^| )dark( |$)/);

    await banner(page).getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    await page.reload({ waitUntil: "networkidle" });
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    expect(await page.evaluate(() => localStorage.getItem("shaafi-theme"))).toBe("light");
  });

  test("a language is kept, turns the page and sets its attribute", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    await banner(page).getByRole("button", { name: "English" }).click();
    await page.getByRole("menuitemradio", { name: "العربية" }).click();

    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await page.goto("/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await page.context().addCookies([{ name: "NEXT_LOCALE", value: "xx", url: page.url() }]);
    await page.goto("/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("A 9 business constants and limits: toasts", () => {
  test("one at a time, reached with F8, gone after five seconds", async ({ page }) => {
    const product = await createProduct({ title: "Test thing for toasts", stock: 3 });
    await signInAsNew(page, "buyer");
    await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
    const add = main(page).getByRole("button", { name: "Add to Cart", exact: true }).first();

    await add.click();
    await expect(toast(page)).toContainText("Added to cart");
    await add.click();
    await expect(toast(page).filter({ hasText: "Updated cart" })).toBeVisible();
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(1);
    await expect(toast(page)).toHaveCount(0, { timeout: 8_000 });
    await add.click();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  });
});

test.describe("A 5 validation rules: register", () => {
  test("joins as a buyer unless told otherwise, and no other role can be had", async ({ page }) => {
    await page.goto("/register");
    await expect(page.getByRole("heading", { name: "Join Shaafi Marketplace" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Buyer" })).toBeChecked();
    await expect(main(page).getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/login",
    );

    const member = newMember();
    const send = (role?: string) =>
      page.request.post("/api/register", { data: { ...member, password: PASSWORD, role } });
    for (const role of ["admin", undefined]) {
      const refused = await send(role);
      expect([refused.status(), await refused.text()]).toEqual([400, "Please select a role"]);
    }
    const login = { email: member.email, password: PASSWORD };
    expect((await page.request.post("/api/login", { data: login })).status()).toBe(401);
  });
});
