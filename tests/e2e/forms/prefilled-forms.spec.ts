import { expect, type Page, test } from "@playwright/test";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createArticle } from "../../support/community";
import { createEvent } from "../../support/events";
import { createProduct, uniqueName } from "../../support/factories";
import { signInAsNew } from "../../support/shop-http";

// Without scripts a field contains only what the server rendered.
test.use({ javaScriptEnabled: false });

type Values = Record<string, string>;

async function expectValues(page: Page, path: string, values: Values) {
  await page.goto(path);
  for (const [name, value] of Object.entries(values)) {
    await expect(page.getByRole("main").locator(`[name="${name}"]`)).toHaveValue(value);
  }
}

async function createStorefront(seller: Viewer) {
  const values = { storeName: uniqueName("Cloth House"), description: "Cloth from Hargeisa." };
  const urlSlug = values.storeName.toLowerCase().replaceAll(" ", "-");
  const data = { ...values, sellerId: seller.id, urlSlug, tagline: "By the yard." };
  await db.storefront.create({ data });
  const path = "/custom-storefront";
  return { path, values: { ...values, tagline: "By the yard.", primaryColor: "#D97706" } };
}

async function fillProfile(seller: Viewer) {
  const values = { firstName: "Hodan", lastName: "Ali", city: "Minneapolis", bio: "I weave." };
  await db.user.update({ where: { id: seller.id }, data: values });
  return { path: "/profile", values: { ...values, username: seller.username } };
}

async function createListing(seller: Viewer) {
  const { id, title, description } = await createProduct({ seller, title: uniqueName("Beans") });
  const values = { title, description, price: "12.50", stock: "10", category: "Coffee & Tea" };
  return { path: `/add-product?edit=${id}`, values };
}

async function writeArticle(author: Viewer) {
  const { id, title, slug, excerpt, content } = await createArticle({ author, isPublished: false });
  return { path: `/admin?tab=blog&article=${id}`, values: { title, slug, excerpt, content } };
}

async function planEvent() {
  const { id, title, description } = await createEvent({ isPublished: false });
  const values = { title, description, type: "food_festival", maxTickets: "10" };
  return { path: `/admin?tab=events&event=${id}`, values };
}

for (const [form, role, prepare] of [
  ["the storefront", "seller", createStorefront],
  ["the profile", "seller", fillProfile],
  ["a product", "seller", createListing],
  ["an article", "admin", writeArticle],
  ["an event", "admin", planEvent],
] as const) {
  test(`the form of ${form} shows the saved values before hydration`, async ({ page }) => {
    const viewer = await signInAsNew(page, role);
    const { path, values } = await prepare(viewer);
    await expectValues(page, path, values);
  });
}

test("the form of an alias for the search shows its value before hydration", async ({ page }) => {
  await signInAsNew(page, "admin");
  await expectValues(page, "/admin?tab=catalogue&alias=qahwa", { alias: "qahwa" });
});

test("the form of a wholesale application shows the email address of the account before hydration", async ({
  page,
}) => {
  const { email } = await signInAsNew(page, "buyer");
  await expectValues(page, "/wholesale-application", { contactPersonEmail: email });
});
