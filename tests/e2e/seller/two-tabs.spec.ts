import { expect, type Page, test } from "@playwright/test";
import { createProduct, uniqueName } from "../../support/factories";
import { createPaidOrder } from "../../support/marketplace";
import { press, responseAfter } from "../../support/new-seller";
import { stockOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

async function openForm(page: Page, id: number) {
  await page.goto(`/add-product?edit=${id}`);
  await expect(page.getByLabel("Stock")).toHaveValue("12");
}

test("a seller who edits a product in two tabs during a sale does not restore the sold unit", {
  tag: "@full",
}, async ({ page, browser }) => {
  const seller = await signInAsNew(page, "seller");
  const { id } = await createProduct({ title: uniqueName("Two-tab basket"), stock: 12, seller });
  const other = await page.context().newPage();
  await openForm(page, id);
  await openForm(other, id);

  const buyer = await (await browser.newContext()).newPage();
  await signInAsNew(buyer, "buyer");
  await createPaidOrder(buyer, id, 5);
  expect(await stockOf(id)).toBe(7);

  // The first tab changes only the price and still sends a stock of 12.
  await page.getByLabel("Price").fill("13.00");
  const response = await responseAfter(page, () => press(page, "Update Product"));
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ price: "13.00", stock: 7 });

  // The second tab adds three to the displayed twelve.
  await other.getByLabel("Stock").fill("15");
  const refusal = await responseAfter(other, () => press(other, "Update Product"));
  expect(refusal.status()).toBe(409);
  await expect(other.getByText("Stock is now 7. It changed")).toBeVisible();
  expect(await stockOf(id)).toBe(7);

  await other.getByLabel("Stock").fill("10");
  const secondRefusal = await responseAfter(other, () => press(other, "Update Product"));
  expect(secondRefusal.status()).toBe(200);
  expect(await stockOf(id)).toBe(10);
  await buyer.context().close();
});
