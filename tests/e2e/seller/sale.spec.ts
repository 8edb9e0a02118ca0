import { expect, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const DAY_MS = 24 * 60 * 60 * 1000;

test("a seller puts a product on sale, which visitors see with the old price until it ends", async ({
  page,
  browser,
}) => {
  const seller = await signInAsNew(page, "seller");
  const title = uniqueName("Discounted runner");
  const { id } = await createProduct({ seller, title, priceCents: 8_400 });
  const since = new Date(Date.now() - 60 * DAY_MS);
  await db.productPrice.updateMany({ where: { productId: id }, data: { since } });
  await openReady(page, `/add-product?edit=${id}`);
  const sale = page.getByRole("region", { name: "Sale" });
  const first = await sale.getByLabel("First day").inputValue();

  await sale.getByLabel("Last day").fill(first);
  await sale.getByLabel("Discount in percent").fill("90");
  await sale.getByRole("button", { name: "Put on sale" }).click();
  await expect(sale.getByText("Please enter a discount from 5 to 80 percent")).toBeVisible();
  await sale.getByLabel("Discount in percent").fill("15");
  await expect(sale.getByText("Price during the sale: $71.40")).toBeVisible();
  // The message moves the button when it disappears.
  await expect(sale.getByText("Please enter a discount from 5 to 80 percent")).toBeHidden();
  await sale.getByRole("button", { name: "Put on sale" }).click();
  await expect(sale.getByText(/^15% off until/)).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/product/${id}`);
  const main = visitor.getByRole("main");
  await expect(main.getByText("15% off").first()).toBeVisible();
  await expect(main.getByText("$71.40").first()).toBeVisible();
  await expect(main.getByText(/The price was \$84\.00 from/)).toBeVisible();
  await openReady(visitor, `/shop?isOnSale=true&search=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole("article").filter({ hasText: title })).toContainText("$84.00");

  await sale.getByRole("button", { name: "End sale" }).click();
  await expect(toast(page).filter({ hasText: "Sale ended" })).toBeVisible();
  await expect(sale.getByLabel("Discount in percent")).toBeVisible();
  await visitor.goto(`/product/${id}`);
  await expect(main.getByText("$84.00").first()).toBeVisible();
  await expect(main.getByText("15% off")).toHaveCount(0);
});
