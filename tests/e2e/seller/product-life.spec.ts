import { type Browser, expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { buyOrder } from "../../support/bought-order";
import { addPhotos, answered, fillDetails, press } from "../../support/new-seller";
import { logOfProduct, tamperWithLog } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test.setTimeout(240_000);

const unique = (title: string) => `${title} ${Date.now() % 10_000_000}`;

/** A browser of somebody else, at a page of their own. */
async function another(browser: Browser, arrive: (page: Page) => Promise<unknown>) {
  const page = await (await browser.newContext()).newPage();
  await arrive(page);
  return page;
}

const openAsAdmin = (browser: Browser) =>
  another(browser, (page) => signInAs(page, "admin@demo.com"));

/** Makes a product by the form. Answers its id. */
async function makeProduct(page: Page, title: string) {
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await fillDetails(page, title);
  await addPhotos(page, 1);
  const answer = await answered(page, () => press(page, "Create Product"));
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  return Number(id);
}

/** Opens what waits in the inbox, from its list. */
async function openInbox(admin: Page, kind: "product" | "revision", title: string) {
  await admin.goto(`/admin?tab=approvals&kind=${kind}`, { waitUntil: "networkidle" });
  await admin.getByRole("link", { name: title }).click();
  await expect(admin.getByRole("heading", { level: 3, name: title })).toBeVisible();
}

async function decide(admin: Page, action: "Approve" | "Reject", said: string) {
  await admin.getByRole("button", { name: action, exact: true }).click();
  await expect(toast(admin).filter({ hasText: said })).toBeVisible();
}

test("a product’s whole life: created, rejected, sent in again, approved, sold, and logged", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "seller");
  const title = unique("Long-lived mesob");
  const id = await makeProduct(page, title);
  expect((await page.request.get(`/product/${id}`)).status()).toBe(200);
  await page.goto(`/product/${id}`);
  await expect(page.getByText("Waiting for review")).toBeVisible();
  const visitor = await browser.newContext();
  expect((await visitor.request.get(`/product/${id}`)).status()).toBe(404);
  await visitor.close();

  const admin = await openAsAdmin(browser);
  await openInbox(admin, "product", title);
  await expect(admin.getByText("Coiled by hand in Harar, with a lid.")).toBeVisible();
  await admin.getByRole("textbox", { name: "Note to the seller" }).fill("Say what dyes it.");
  await decide(admin, "Reject", "Rejected");

  await page.goto("/dashboard?tab=products", { waitUntil: "networkidle" });
  const tile = page.getByRole("article", { name: title });
  await expect(tile.getByText("Rejected")).toBeVisible();
  await expect(tile.getByText("Say what dyes it.")).toBeVisible();
  await tile.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByText("This product was not approved")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Description").fill("Coiled by hand in Harar, dyed with indigo.");
  const saved = await answered(page, () => press(page, "Update Product"));
  expect(saved.status()).toBe(200);

  await openInbox(admin, "product", title);
  await expect(admin.getByText("Coiled by hand in Harar, dyed with indigo.")).toBeVisible();
  await decide(admin, "Approve", "Approved");

  const buyer = await another(browser, (page) => signInAsNew(page, "buyer"));
  await buyer.goto(`/product/${id}`);
  await expect(buyer.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await buyOrder(buyer, id, 1);

  const log = [
    "product.created",
    "product.rejected",
    "product.resubmitted",
    "product.approved",
    "product.sold",
  ];
  await expect.poll(() => logOfProduct(id)).toEqual(log);
  for (const refusal of await tamperWithLog(id)) expect(refusal).toContain("audit_entries");
  expect(await logOfProduct(id)).toEqual(log);

  await admin.goto(`/admin?tab=audit&subject=product&number=${id}`);
  await expect(admin.getByRole("main")).toContainText("Say what dyes it.");
  await admin.context().close();
  await buyer.context().close();
});

test("a revision’s life: the shop keeps the old words until an admin has seen the new ones", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "seller");
  const title = unique("Revised mesob");
  const id = await makeProduct(page, title);
  const admin = await openAsAdmin(browser);
  await openInbox(admin, "product", title);
  await decide(admin, "Approve", "Approved");

  const form = await (await page.request.get(`/add-product?edit=${id}`)).text();
  expect(form).toContain(">Coiled by hand in Harar, with a lid.</textarea>");
  expect(form).toMatch(/<input[^>]* value="145.00"/);
  await page.goto(`/add-product?edit=${id}`, { waitUntil: "networkidle" });
  await page.getByLabel("Description").fill("Coiled by machine in Harar, with a lid.");
  expect((await answered(page, () => press(page, "Update Product"))).status()).toBe(200);
  const visitor = await another(browser, async (shop) => {
    await shop.goto(`/product/${id}`);
  });
  await expect(visitor.getByText("Coiled by hand in Harar, with a lid.")).toBeVisible();

  await openInbox(admin, "revision", title);
  const changes = admin.getByRole("row", { name: /^Description/ });
  await expect(changes.locator("del")).toHaveText("hand");
  await expect(changes.locator("ins")).toHaveText("machine");
  await expect(admin.getByRole("row", { name: /^Unchanged/ })).toContainText("Title");
  await decide(admin, "Approve", "Approved");

  await expect(async () => {
    const html = await (await visitor.request.get(`/product/${id}`)).text();
    expect(html).toContain("Coiled by machine in Harar, with a lid.");
  }).toPass({ timeout: 2_000, intervals: [100] });
  expect(await logOfProduct(id)).toEqual([
    "product.created",
    "product.approved",
    "product.revised",
    "product.revision_approved",
  ]);
  await admin.context().close();
  await visitor.context().close();
});
