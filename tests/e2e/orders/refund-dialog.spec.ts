import { expect, test } from "@playwright/test";

import { createListing, createPaidOrder, openAsNew } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test("B 2: a seller reads what a refund returns and costs, and each reader whose card gets it", async ({
  page,
  browser,
}) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  const { page: admin } = await openAsNew(browser, "admin");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test jug", { seller: account });
  const orderId = await createPaidOrder(page, product.id, 3);

  await openReady(seller, `/orders?order=${orderId}`);
  await seller.getByRole("button", { name: "Refund" }).click();
  const dialog = seller.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Refund $37.50" })).toBeVisible();
  await expect(dialog.getByText("Your share: −$35.62")).toBeVisible();
  await dialog.getByRole("radio", { name: "Selected items" }).check();
  await expect(dialog.getByRole("button", { name: "Refund", exact: true })).toBeDisabled();
  await dialog.getByRole("button", { name: /^Increase quantity of/ }).click();
  await dialog.getByRole("button", { name: /^Increase quantity of/ }).click();
  await expect(dialog.getByText("Your share: −$23.75")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Two were chipped.");
  await dialog.getByRole("button", { name: "Refund $25.00" }).click();

  await expect(dialog).toBeHidden();
  await expect(seller.getByText(/the buyer’s card/)).toBeVisible();
  await openReady(admin, `/orders?order=${orderId}`);
  await expect(admin.getByText(/the buyer’s card/)).toBeVisible();
  await openReady(page, `/orders?order=${orderId}`);
  await expect(page.getByText(/(?:On its way|Sent) to your card/)).toBeVisible();
  await seller.context().close();
  await admin.context().close();
});
