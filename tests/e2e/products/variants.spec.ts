import { expect, type Page, test } from "@playwright/test";

import type { ProductVariant } from "@/generated/prisma/client";
import { db } from "@/lib/db/client";
import { uniqueName } from "../../support/factories";
import { fillDetails, press, responseAfter } from "../../support/new-seller";
import { addImages } from "../../support/product-images";
import { expectReady, openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";
import { addOption, choose } from "../../support/variant-pages";
import { createVariantProduct } from "../../support/variants";

const PHONE = { width: 390, height: 844 };

const addToCart = (page: Page) =>
  page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();

const readCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("shaafi-cart") ?? "[]"));

/** Takes all units of a variant out of stock. */
async function sellOut({ id = 0, productId = 0, stock = 0 }: Partial<ProductVariant> = {}) {
  await db.productVariant.update({ where: { id }, data: { stock: 0 } });
  await db.stockMovement.create({
    data: { productId, variantId: id, reason: "adjustment", delta: -stock },
  });
}

const TWO_COMBINATIONS = {
  options: [
    { kind: "size", name: "Size", values: ["S", "L"] },
    { kind: "color", name: "Color", values: ["Red", "Blue"] },
  ],
  variants: [
    { values: ["S", "Red"], price: "20.00", stock: 5 },
    { values: ["L", "Blue"], price: "20.00", stock: 5 },
  ],
};

test.describe("Variants of a product", () => {
  test("a seller lists a product with 200 variants on a phone", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await signInAsNew(page, "seller");
    await page.goto("/add-product");
    await fillDetails(page, uniqueName("Dirac in every size"));
    await addImages(page, 1);
    await addOption(page, 0, "S, M, L, XL");
    await addOption(page, 1, "Red, Blue, Green, Gold, Plum");
    await addOption(page, 2, "1, 2, 3, 4, 5, 6, 7, 8, 9, 10");
    await expect(page.getByText("200 variants")).toBeVisible();
    await expect(page.getByLabel("Price", { exact: true })).toHaveCount(0);

    await page.getByLabel("Set: Price").fill("24.00");
    await page.getByLabel("Set: Stock").fill("3");
    await press(page, "Apply");
    await page.getByLabel("Price of S / Red / 1", { exact: true }).fill("19.50");
    await page.getByLabel("Offer XL / Plum / 10", { exact: true }).uncheck();
    await expect(page.getByText("Lowest price $19.50, 597 in stock")).toBeVisible();

    const response = await responseAfter(page, () => press(page, "Create Product"));
    expect(response.status()).toBe(201);
    expect(await response.json()).toMatchObject({
      price: "19.50",
      maxPrice: "24.00",
      stock: 597,
      hasVariants: true,
    });
  });

  test("a buyer chooses a variant on a phone, and the address and the cart keep it", async ({
    page,
  }) => {
    const { id, variants } = await createVariantProduct({
      title: uniqueName("Dirac in two sizes"),
    });
    await sellOut(variants[1]);
    await page.setViewportSize(PHONE);
    await signInAsNew(page, "buyer");
    await page.goto(`/product/${id}`);
    await expect(page.getByText("from $20.00").first()).toBeVisible();

    // The parts of the choice load after the page.
    await expect(async () => {
      await addToCart(page);
      await expect(page.getByText("Please choose an option")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await choose(page, "S $20.00");
    await addToCart(page);
    await expect(page.getByRole("group", { name: "Color" })).toContainText(
      "Please choose an option",
    );

    await choose(page, "Blue out of stock");
    await expect(page.getByRole("button", { name: "Out of Stock" }).first()).toBeDisabled();
    await choose(page, "Red");
    await expect(page).toHaveURL(new RegExp(`variant=${variants[0]?.id}$`));
    await addToCart(page);
    expect(await readCart(page)).toMatchObject([
      { productId: id, variantId: variants[0]?.id, variantTitle: "S / Red", price: "20.00" },
    ]);

    await page.goto(`/product/${id}?variant=${variants[2]?.id}`);
    await expect(page.getByRole("radio", { name: "M $25.00", exact: true })).toBeChecked();
    await addToCart(page);
    await page.goto("/cart");
    await expect(page.getByText("M / Red")).toBeVisible();
    await expect(page.getByText("S / Red")).toBeVisible();
  });

  test("a combination that is not offered disables the buttons and leaves the address", async ({
    page,
  }) => {
    const { id, variants } = await createVariantProduct({
      title: uniqueName("Dirac in two combinations"),
      fields: TWO_COMBINATIONS,
    });
    await signInAsNew(page, "buyer");
    await openReady(page, `/product/${id}?variant=${variants[0]?.id}`);
    await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked();

    await page.getByRole("radio", { name: /^Blue/ }).check();

    const button = page.getByRole("button", { name: "Not available" });
    await expect(button.first()).toBeDisabled();
    await expect(page.getByRole("button", { name: "Buy Now", exact: true })).toBeDisabled();
    await expect(page).toHaveURL(`/product/${id}`);
    await page.setViewportSize(PHONE);
    await expect(button.last()).toBeVisible();
    await expect(button.last()).toBeDisabled();

    await page.getByRole("radio", { name: /^L/ }).check();
    await addToCart(page);
    expect(await readCart(page)).toMatchObject([{ variantTitle: "L / Blue" }]);
  });

  test("values chosen before the scripts are loaded are the ones added to the cart", async ({
    page,
  }) => {
    const { id } = await createVariantProduct({ title: uniqueName("Dirac on a slow line") });
    await signInAsNew(page, "buyer");
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/product/${id}`, { waitUntil: "commit" });
    await page.getByRole("radio", { name: /^S/ }).check({ force: true });
    await page.getByRole("radio", { name: /^Blue/ }).check({ force: true });

    release();
    await expectReady(page);

    await expect(page).toHaveURL(/variant=\d+$/);
    await addToCart(page);
    expect(await readCart(page)).toMatchObject([{ variantTitle: "S / Blue" }]);
  });

  test("a card of a product with options leads to its page", async ({ page }) => {
    const title = uniqueName("Macawis in two sizes");
    const { id } = await createVariantProduct({ title });
    await openReady(page, `/shop?search=${encodeURIComponent(title)}`);
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card).toContainText("from $20.00");
    await card.getByRole("link", { name: `Choose options: ${title}` }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
  });
});
