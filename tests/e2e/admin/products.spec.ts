import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { logOfProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const createPending = () =>
  createProduct({
    title: uniqueName("Pending mesob"),
    category: "crafts",
    moderationStatus: "pending",
  });

const listOf = (title: string) => `/admin?tab=products&q=${encodeURIComponent(title)}`;

/** Creates a pending product and opens the list of products with a search for it. */
async function openPending(page: Page) {
  const { id, title } = await createPending();
  await signInAsNew(page, "admin");
  await page.goto(listOf(title));
  return { id, title, row: page.getByRole("row", { name: title }) };
}

const decisionSent = (page: Page, id: number) =>
  page.waitForRequest(
    (request) =>
      request.method() === "PUT" &&
      new URL(request.url()).pathname === `/api/admin/products/${id}/moderation`,
  );

test.describe("Spec B 2, Admin: products", () => {
  test("an admin searches the products, filters them by status and category, and sorts them", async ({
    page,
  }) => {
    const { title, row } = await openPending(page);
    await expect(row).toContainText("Pending");
    await expect(row).toContainText("$12.50");
    await expect(row).toContainText("Arts & Crafts");
    await expect(page.getByText("1 product", { exact: true })).toBeVisible();

    const statuses = page.getByRole("navigation", { name: "Status" });
    await statuses.getByRole("link", { name: "Approved" }).click();
    await expect(page).toHaveURL(/status=approved/);
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await statuses.getByRole("link", { name: "Pending" }).click();
    await expect(row).toBeVisible();

    await page.getByLabel("Category").selectOption("Coffee & Tea");
    await page.getByRole("searchbox", { name: "Title" }).press("Enter");
    await expect(page).toHaveURL(/category=coffee/);
    await expect(row).toHaveCount(0);
    await page.getByLabel("Category").selectOption("All categories");
    await page.getByLabel("Sort").selectOption("Oldest first");
    await page.getByRole("searchbox", { name: "Title" }).fill("");
    await page.getByRole("searchbox", { name: "Title" }).press("Enter");
    await expect(page).toHaveURL(/sort=oldest/);
    await expect(page).toHaveURL(/status=pending/);
    const file = page.getByRole("link", { name: "Download CSV" });
    await expect(file).toHaveAttribute("href", /exports\/products\?.*status=pending.*sort=oldest/);
    const response = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(await response.text()).toContain(title);
  });

  test("an admin approves a pending product through the API of the contract, and decides once", async ({
    page,
  }) => {
    const { id, row, title } = await openPending(page);
    const decision = decisionSent(page, id);
    await row.getByRole("button", { name: `Approve ${title}` }).click();
    expect((await decision).postDataJSON()).toEqual({
      moderationStatus: "approved",
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await expect(toast(page).filter({ hasText: "Product approved" })).toContainText(title);
    await expect(row.getByText("Approved", { exact: true })).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
    await expect(row.getByRole("link", { name: title })).toHaveAttribute("href", `/product/${id}`);
    expect((await page.request.get(`/product/${id}`)).status()).toBe(200);
    expect(await logOfProduct(id)).toEqual(["product.approved"]);
  });

  test("an admin rejects a pending product only with a note, which is sent with the decision", async ({
    page,
  }) => {
    const { id, row, title } = await openPending(page);
    await row.getByRole("button", { name: `Reject ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: `Reject ${title}` });
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(dialog.getByText("Please explain why, in a sentence or two")).toBeVisible();
    const decision = decisionSent(page, id);
    await dialog.getByLabel("Note to the seller").fill("The photo is too dark.");
    await dialog.getByRole("button", { name: "Reject", exact: true }).click();
    expect((await decision).postDataJSON()).toEqual({
      moderationStatus: "rejected",
      note: "The photo is too dark.",
      version: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await expect(toast(page).filter({ hasText: "Product rejected" })).toBeVisible();
    await expect(row.getByText("Rejected", { exact: true })).toBeVisible();
    await expect(row.getByRole("button")).toHaveCount(0);
    expect(await logOfProduct(id)).toEqual(["product.rejected"]);
  });

  test("a decision that fails shows Error with the message of the server", async ({ page }) => {
    const { id, row, title } = await openPending(page);
    const approve = row.getByRole("button", { name: `Approve ${title}` });
    const path = `**/api/admin/products/${id}/moderation`;
    await page.route(path, (route) => route.fulfill({ status: 503, body: "We are closed." }));
    await approve.click();
    await expect(toast(page).filter({ hasText: "503: We are closed." })).toContainText("Error");
    await page.unroute(path);

    const data = { moderationStatus: "rejected", note: "Not yet." };
    const other = await page.request.put(`/api/admin/products/${id}/moderation`, { data });
    expect(other.status()).toBe(200);
    await approve.click();
    await expect(
      toast(page).filter({ hasText: "409: Someone already made this decision." }),
    ).toContainText("Error");
  });

  for (const role of ["buyer", "seller", null] as const) {
    test(`the list of products contains nothing of a pending product for ${role ? `a ${role}` : "a visitor"}`, async ({
      page,
    }) => {
      const { id, title } = await createPending();
      if (role) await signInAsNew(page, role);
      for (const headers of [{}, { RSC: "1" }]) {
        const html = await (await page.request.get(listOf(title), { headers })).text();
        expect(html).not.toContain("$12.50");
        expect(html).not.toContain(`product-${id}`);
      }
    });
  }
});
