import { expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { confirmDialog } from "../../support/confirm-dialog";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Signs in a new seller with one product. */
async function createSellerProduct(page: Page, name: string) {
  const seller = await signInAsNew(page, "seller");
  return createProduct({ title: uniqueName(name), stock: 4, seller });
}

async function openProducts(page: Page, name: string) {
  const product = await createSellerProduct(page, name);
  await page.goto("/dashboard?tab=products&view=cards");
  return { ...product, tile: page.getByRole("article", { name: product.title }) };
}

test.describe("Spec B 2, Seller dashboard: products", () => {
  test("a seller views and edits a product, and deletes it after a confirmation", async ({
    page,
  }) => {
    const { id, title, tile } = await openProducts(page, "Coiled mesob");
    await expect(tile.getByRole("link", { name: `View ${title}` })).toHaveAttribute(
      "href",
      `/product/${id}`,
    );
    await expect(tile.getByRole("link", { name: `Edit ${title}` })).toHaveAttribute(
      "href",
      `/add-product?edit=${id}`,
    );
    await expect(tile.getByText("4 in stock")).toBeVisible();
    await expect(tile.getByText("Approved")).toBeVisible();

    await tile.getByRole("button", { name: `Delete ${title}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(`Delete ${title}?`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(tile).toBeVisible();

    const call = page.waitForRequest((request) => request.method() === "DELETE");
    await tile.getByRole("button", { name: `Delete ${title}` }).click();
    await confirmDialog(page, "Delete");
    expect(new URL((await call).url()).pathname).toBe(`/api/products/${id}`);
    await expect(toast(page)).toContainText("Product deleted");
    await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);
  });

  test("a failed deletion shows the server's message, or a fallback without one", async ({
    page,
  }) => {
    const { id, title, tile } = await openProducts(page, "Stubborn stool");
    const path = `**/api/products/${id}`;
    const remove = async () => {
      await tile.getByRole("button", { name: `Delete ${title}` }).click();
      await confirmDialog(page, "Delete");
    };

    await page.route(path, (route) => route.fulfill({ status: 503, body: "We are closed." }));
    await remove();
    await expect(toast(page).filter({ hasText: "503: We are closed." })).toContainText(
      "Delete Failed",
    );

    await page.unroute(path);
    await page.route(path, (route) => route.abort());
    await remove();
    await expect(toast(page).filter({ hasText: "Failed to delete product." })).toContainText(
      "Delete Failed",
    );
    await expect(tile).toBeVisible();
  });

  test("a seller takes a product off sale with its switch, and puts it back on sale", async ({
    page,
  }) => {
    const { id, title, tile } = await openProducts(page, "Switched stool");
    const onSale = async () => (await page.request.get(`/api/products?ids=${id}`)).json();

    await tile.getByRole("switch", { name: `Active ${title}` }).click();
    await expect(tile.getByRole("switch", { name: `Inactive ${title}` })).not.toBeChecked();
    await expect.poll(onSale).toEqual([]);
    await expect(tile.getByRole("link", { name: `View ${title}` })).toBeVisible();

    await tile.getByRole("switch").click();
    await expect.poll(onSale).toMatchObject([{ id }]);
  });

  test("a seller duplicates a product to a draft, which is in the list until it is deleted", async ({
    page,
  }) => {
    const { title, tile } = await openProducts(page, "Twin mesob");

    await tile.getByRole("button", { name: `Duplicate ${title}` }).click();

    await expect(page).toHaveURL(/\/add-product\?draft=\d+$/);
    await expect(page.getByLabel("Product title")).toHaveValue(title);
    await page.getByLabel("Product title").fill("Twin of a mesob");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(toast(page)).toContainText("Draft saved");

    await openReady(page, "/dashboard?tab=products");
    await page.getByRole("link", { name: "Drafts 1" }).click();
    await page.getByRole("link", { name: "Twin of a mesob" }).click();
    await expect(page.getByLabel("Product title")).toHaveValue("Twin of a mesob");
    await page.getByRole("button", { name: "Delete draft" }).click();
    await expect(page).toHaveURL(/\/add-product$/);
    await expect(page.getByLabel("Product title")).toHaveValue("");
  });

  test("a seller searches their own products and filters them by state", async ({ page }) => {
    const { title, tile } = await openProducts(page, "Findable shemma");

    await page.getByRole("searchbox", { name: "Search your products" }).fill("findable");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=products&view=cards&q=findable/);
    await expect(tile).toBeVisible();
    await page.getByRole("link", { name: "Not approved" }).click();
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await page.getByRole("link", { name: "Show all products" }).click();
    await expect(page.getByRole("row").filter({ hasText: title })).toBeVisible();
  });

  test("a seller edits stock and price in the table, then hides the selected product", async ({
    page,
  }) => {
    const { id, title } = await createSellerProduct(page, "Tabled mesob");
    await openReady(page, "/dashboard?tab=products");
    const row = page.getByRole("row").filter({ hasText: title });

    await row.getByRole("textbox", { name: `Stock of ${title}` }).fill("12");
    await page.keyboard.press("Enter");
    await expect(row.getByText("Saved")).toBeAttached();
    await row.getByRole("textbox", { name: `Price of ${title}` }).fill("0");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("alert")).toHaveText("Please enter a number of 0 or more");
    await page.keyboard.press("Escape");
    await row.getByRole("textbox", { name: `Price of ${title}` }).fill("21.50");
    await page.keyboard.press("Enter");
    const readProduct = async () => (await page.request.get(`/api/products/${id}`)).json();
    await expect.poll(readProduct).toMatchObject({ price: "21.50", stock: 12 });

    await row.getByRole("checkbox", { name: `Select ${title}` }).check();
    const bar = page.getByRole("region", { name: "Change the selected products" });
    await bar.getByRole("button", { name: "Deactivate" }).click();
    await expect(toast(page)).toContainText("1 product changed");
    await expect(row.getByText("Inactive")).toBeVisible();
    await bar.getByRole("button", { name: "Add stock" }).click();
    await page.getByRole("dialog").getByLabel("Units").fill("8");
    await page.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await expect(row.getByRole("textbox", { name: `Stock of ${title}` })).toHaveValue("20");

    await row.getByRole("button", { name: `Actions for ${title}` }).click();
    await page.getByRole("menuitem", { name: "Stock history" }).click();
    await expect(page.getByRole("row").filter({ hasText: "+8" }).first()).toContainText("20");
  });

  test("a product with a low stock is among the tasks of the day and links to its form", async ({
    page,
  }) => {
    const { id, title } = await createSellerProduct(page, "Scarce shemma");
    await page.goto("/dashboard");

    await expect(page.getByRole("link", { name: `Only 4 left of ${title}` })).toHaveAttribute(
      "href",
      `/add-product?edit=${id}`,
    );
  });
});
