import { expect, type Page, test } from "@playwright/test";

import type { Role } from "@/lib/auth/viewer";
import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const menuItems = (page: Page) => page.getByRole("menuitem").allTextContents();

test.describe("Spec A 1 what the product does and for whom, home", () => {
  test("the home page shows its links, cards, figures and promotions", async ({ page }) => {
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
    const featuredTitles = main(page).getByRole("article").getByRole("heading");
    await expect(featuredTitles).toHaveCount(4);
    await expect(main(page).getByText("Partner", { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Advertise with us" })).toBeVisible();
  });
});

test.describe("Spec A 2 screens and routes, header", () => {
  test("a visitor sees the labels of the navigation, Login and Sign Up", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
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

  test("a visitor with a cart sees My Account instead of Login", async ({ page }) => {
    const item = { productId: 1, title: "Tea", price: "1.00", imageUrl: "/x.svg", seller: "S" };
    await page.addInitScript(
      (cart) => localStorage.setItem("shaafi-cart", cart),
      JSON.stringify([{ ...item, quantity: 3 }]),
    );
    await openReady(page, "/");

    await expect(banner(page).getByRole("link", { name: "Login" })).toBeHidden();
    await expect(banner(page).getByRole("link", { name: /Cart/ }).last()).toContainText("3");
    await banner(page).getByRole("button", { name: "My Account" }).click();
    await expect(page.getByRole("menuitem", { name: "Sign In" })).toBeVisible();
    expect(await menuItems(page)).toEqual(["Sign In", "Create Account", "View Cart"]);
  });

  for (const [role, visibleLink, hiddenLink] of [
    ["buyer", ["My Profile", "My Orders"], ["Dashboard", "Add Product", "Admin Panel"]],
    ["seller", ["My Profile", "My Orders", "Dashboard", "Add Product"], ["Admin Panel"]],
    ["admin", ["My Profile", "Admin Panel"], ["Add Product"]],
  ] satisfies [Role, string[], string[]][]) {
    test(`the menu under the username contains the items of the role ${role}`, async ({ page }) => {
      await signInAsNew(page, role);
      await openReady(page, "/");
      await banner(page)
        .getByRole("button", { name: /Account menu/ })
        .click();
      await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
      const items = await menuItems(page);
      expect(items).toEqual(expect.arrayContaining(visibleLink));
      expect(items.filter((item) => hiddenLink.includes(item))).toEqual([]);
    });
  }

  test("an admin sees Purchase Analytics and Sign Out in the menu on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAsNew(page, "admin");
    await openReady(page, "/");

    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    for (const name of ["Cart", "My Orders", "Profile", "Admin Panel", "Purchase Analytics"]) {
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await expect(toast(page)).toContainText("Goodbye!");
  });
});

test.describe("Spec A 2 screens and routes, footer", () => {
  test("a visitor sees links, social icons and an email field that sends no API request", async ({
    page,
  }) => {
    await page.goto("/");
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
    await email.fill(`${uniqueName("hodan").replace(" ", ".")}@example.com`);
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(footer.getByRole("status")).toContainText("Open the link in the email");
    expect(calls.filter((url) => url.includes("/api/"))).toEqual([]);
  });
});

test.describe("Spec A 4 states and transitions, language and theme", () => {
  test("the theme follows the device until a visitor selects one, which is stored", async ({
    page,
  }) => {
    const html = page.locator("html");
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html).toHaveClass(/(^| )dark( |$)/);

    await banner(page).getByRole("button", { name: "Theme" }).click();
    await page.getByRole("menuitemradio", { name: "Light" }).click();
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    await page.reload();
    await expect(html).not.toHaveClass(/(^| )dark( |$)/);
    expect(await page.evaluate(() => localStorage.getItem("shaafi-theme"))).toBe("light");
  });

  test("a visitor's language is stored and sets the direction, and an unknown one is English", async ({
    page,
  }) => {
    await openReady(page, "/");
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

test.describe("Spec A 9 business constants and limits, toasts", () => {
  test("only one toast is visible, is focused with F8 and disappears after five seconds", async ({
    page,
  }) => {
    const product = await createProduct({ title: uniqueName("Test jug for toasts") });
    await signInAsNew(page, "buyer");
    await page.clock.install();
    await openReady(page, `/product/${product.id}`);
    const add = main(page).getByRole("button", { name: "Add to Cart", exact: true }).first();

    await add.click();
    await expect(toast(page)).toContainText("Added to cart");
    await add.click();
    await expect(toast(page).filter({ hasText: "Updated cart" })).toBeVisible();
    await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(1);
    // A toast below the pointer stays.
    await page.mouse.move(0, 0);
    await page.clock.fastForward(5_000);
    await expect(toast(page)).toHaveCount(0);
    await add.click();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press("F8");
    await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  });
});

test.describe("Toasts", () => {
  test("end on the next page, and appear at the top of a phone", async ({ page }) => {
    const product = await createProduct({ title: uniqueName("Test jug for a toast") });
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, `/product/${product.id}`);
    await main(page).getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expect(toast(page)).toContainText("Please login to add items to cart");
    await expect(page.locator("[data-sonner-toaster]")).toHaveAttribute("data-y-position", "top");

    await toast(page).getByRole("link", { name: "Sign In" }).click();

    await expect(page).toHaveURL(/\/login$/);
    await expect(toast(page)).toHaveCount(0);
  });
});

test.describe("Spec A 5 validation rules, register", () => {
  test("a visitor registers as a buyer unless another role is selected", async ({ page }) => {
    await page.goto("/register");
    await expect(page.getByRole("heading", { name: "Join Shaafi Marketplace" })).toBeVisible();
    await expect(page.getByRole("radio", { name: "Buyer" })).toBeChecked();
    const signIn = main(page).getByRole("link", { name: "Sign in" });
    await expect(signIn).toHaveAttribute("href", "/login");
  });
});
