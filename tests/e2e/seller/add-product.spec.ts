import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { fillDetails, press, responseAfter } from "../../support/new-seller";
import { addImages } from "../../support/product-images";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test.describe("Spec B 2, Add product", () => {
  for (const [who, role, status] of [
    ["a visitor", null, 401],
    ["a buyer", "buyer", 403],
    ["an admin", "admin", 403],
  ] as const) {
    test(`${who} sees that only sellers add products`, async ({ page }) => {
      if (role) await signInAsNew(page, role);

      const response = await page.goto("/add-product");

      expect(response?.status()).toBe(status);
      await expect(page.getByText("You need to be a seller to add products.")).toBeVisible();
      await expect(page.getByLabel("Product title")).toHaveCount(0);
    });
  }

  test("a seller cannot open another seller's product to edit it", async ({ page }) => {
    const { id } = await createProduct({ title: uniqueName("Foreign mesob") });
    await signInAsNew(page, "seller");
    const response = await page.goto(`/add-product?edit=${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  });
});

test.describe("Spec B 2, Add product", () => {
  test("a new seller lists a product with three photos, which visitors find in the shop after its approval", async ({
    page,
    browser,
  }) => {
    await signInAsNew(page, "seller");
    const title = uniqueName("Harari mesob");
    await page.goto("/add-product");
    await fillDetails(page, title);
    await addImages(page, 3);
    await page
      .getByLabel("Origin Story")
      .fill("In the walled city of Harar, baskets hang on the walls.");
    await page.getByRole("tab", { name: /Soomaali/ }).click();
    await page.getByLabel("Title in Soomaali").fill("Masoob Harari");
    await press(page, "Eid Special");

    const response = await responseAfter(page, () => press(page, "Create Product"));
    expect(response.status()).toBe(201);
    const { id, moderationStatus } = await response.json();
    expect(moderationStatus).toBe("pending");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(toast(page)).toContainText("Product created");

    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.request.get(`/api/products/${id}`)).status()).toBe(404);
    await signInAsNew(page, "admin");
    const approval = await page.request.put(`/api/admin/products/${id}/moderation`, {
      data: { moderationStatus: "approved" },
    });
    expect(approval.status()).toBe(200);
    await visitor.goto(`/shop?search=${encodeURIComponent(title)}`);
    const card = visitor.getByRole("article").filter({ hasText: title });
    await expect(card.locator("img").first()).toHaveAttribute(
      "src",
      /_next\/image\?url=%2Fuploads%2F/,
    );
    await visitor.context().close();
  });

  test("Cancel leads from the product form to the dashboard", async ({ page }) => {
    await signInAsNew(page, "seller");
    await openReady(page, "/add-product");
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("a refused product shows the server's message and preserves the form, whose draft survives a reload", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    await page.goto("/add-product");
    await fillDetails(page, "Kept basket");
    await addImages(page, 1);
    await page.route("**/api/products", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 403, body: "Your plan includes up to 10 products." })
        : route.continue(),
    );

    await press(page, "Create Product");
    await expect(toast(page)).toContainText("Error");
    await expect(toast(page)).toContainText("403: Your plan includes up to 10 products.");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await expect(page.getByText("Draft restored")).toBeVisible();
    await expect(page.getByLabel("Product title")).toHaveValue("Kept basket");

    await press(page, "Save draft");
    await expect(toast(page).filter({ hasText: "Draft saved" })).toBeVisible();
    await expect(page).toHaveURL(/draft=\d+$/);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByLabel("Product title")).toHaveValue("Kept basket");
    await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();

    await press(page, "Delete draft");
    await expect(page.getByLabel("Product title")).toHaveValue("");
    await page.reload();
    await expect(page.getByRole("button", { name: "Save draft" })).toBeVisible();
    await expect(page.getByText("Draft restored")).toHaveCount(0);
  });

  test("an edit with an outdated stock is refused with the current stock, and can be sent again", async ({
    page,
  }) => {
    const seller = await signInAsNew(page, "seller");
    const title = uniqueName("Edited mesob");
    const { id } = await createProduct({ seller, title, stock: 12, moderationStatus: "pending" });

    await page.goto(`/edit-product/${id}`);
    await expect(page).toHaveURL(new RegExp(`/add-product\\?edit=${id}$`));
    await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
    await expect(page.getByLabel("Product title")).toHaveValue(title);
    await expect(page.getByLabel("Price")).toHaveValue("12.50");
    await expect(page.getByText("This product is under review")).toBeVisible();

    const readProduct = async () => (await page.request.get(`/api/products/${id}`)).json();
    const other = await page.request.put(`/api/products/${id}`, {
      data: { ...(await readProduct()), stock: 3, expectedStock: 12, certificates: [] },
    });
    expect(other.status()).toBe(200);

    await page.getByLabel("Stock").fill("20");
    const refusal = await responseAfter(page, () => press(page, "Update Product"));
    expect(refusal.status()).toBe(409);
    await expect(page.getByText("Stock is now 3. It changed")).toBeVisible();
    await expect(page.getByLabel("Stock")).toHaveValue("3");
    expect((await readProduct()).stock).toBe(3);

    await page.getByLabel("Stock").fill("8");
    const response = await responseAfter(page, () => press(page, "Update Product"));
    expect(response.status()).toBe(200);
    expect((await response.json()).stock).toBe(8);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test("Spec B 5 validation rules, product: each violated rule has a message, and the first field the focus", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await page.goto("/add-product");

  await press(page, "Create Product");
  for (const sentence of [
    "Title is required",
    "Category is required",
    "Description must be at least 10 characters",
    "Price must be a positive number",
    "Stock must be a non-negative number",
    "Please enter a valid image URL",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText("6 fields to fix")).toBeVisible();
  await expect(page.getByLabel("Product title")).toBeFocused();

  await page.getByLabel("Product title").fill("x".repeat(101));
  await expect(page.getByText("Title too long")).toBeVisible();
  for (const [price, isValid] of [
    ["0", false],
    ["-1", false],
    ["abc", false],
    ["12.345", false],
    ["12.50", true],
  ] as const) {
    await page.getByLabel("Price").fill(price);
    await expect(page.getByText("Price must be a positive number")).toHaveCount(isValid ? 0 : 1);
  }
  for (const [stock, isValid] of [
    ["-1", false],
    ["1.5", false],
    ["0", true],
  ] as const) {
    await page.getByLabel("Stock").fill(stock);
    await expect(page.getByText("Stock must be a non-negative number")).toHaveCount(
      isValid ? 0 : 1,
    );
  }
});
