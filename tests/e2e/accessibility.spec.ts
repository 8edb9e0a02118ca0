import { expect, test } from "@playwright/test";

import { expectSound } from "../support/look";
import { signInAs } from "../support/shop-http";
import { WAYS } from "../support/ways";

const PUBLIC = [
  "/",
  "/shop",
  "/product/1",
  "/compare?products=6,20,33",
  "/login",
  "/login?reset=a-link-out-of-a-mail",
  "/register",
  "/logo-preview",
  "/business-directory",
  "/add-business",
  "/community",
  "/community?tab=stories",
  "/community?tab=organizations",
  "/community/post/1",
  "/blog",
  "/blog/doro-wat-without-shortcuts",
  "/nope",
];
const PRIVATE = [
  "/cart",
  "/checkout",
  "/wishlist",
  "/orders",
  "/orders?order=457",
  "/profile",
  "/profile?tab=messages",
  "/profile?tab=addresses",
  "/profile?tab=notifications",
  "/profile?tab=security",
];
/** Further pages of sellers and admins are in the tests of their own areas. */
const OF_SELLERS = ["/orders", "/payout-settings", "/custom-storefront", "/add-product?import=csv"];
const DESK = [
  "users",
  "payouts",
  "jobs",
  "orders",
  "mail",
  "audit",
  "settings",
  "blog",
  "catalogue",
];
const OF_ADMINS = [...DESK.map((tab) => `/admin?tab=${tab}`), "/orders?order=457"];

const CART = JSON.stringify([
  {
    productId: 1,
    title: "Shaah",
    price: "1.00",
    imageUrl: "/illustrations/tea.svg",
    seller: "Cedar Tea Co.",
    quantity: 2,
  },
]);

for (const [theme, lang] of WAYS) {
  test(`axe finds nothing in ${theme}, ${lang}`, { tag: "@look" }, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ colorScheme: theme });
    await context.addCookies([{ name: "NEXT_LOCALE", value: lang, url: baseURL ?? "" }]);
    const page = await context.newPage();
    await expectSound(context, PUBLIC);
    await signInAs(page, "buyer@demo.com");
    await context.addInitScript((cart) => localStorage.setItem("shaafi-cart", cart), CART);
    await expectSound(context, PRIVATE);
    await signInAs(page, "seller@demo.com");
    await expectSound(context, OF_SELLERS);
    await signInAs(page, "admin@demo.com");
    await expectSound(context, OF_ADMINS);
    await context.close();
  });
}

for (const lang of ["en", "so", "om", "am", "ar"]) {
  test(`nothing overflows at 320 px in ${lang}`, { tag: "@look" }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
    await context.addCookies([{ name: "NEXT_LOCALE", value: lang, url: baseURL ?? "" }]);
    const page = await context.newPage();

    for (const path of PUBLIC) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
    await context.close();
  });
}
