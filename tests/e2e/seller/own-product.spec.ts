import { expect, test } from "@playwright/test";

import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test("B 4: a seller opens an own product under review without a failed request", async ({
  page,
}) => {
  const seller = await signInAsNew(page, "seller");
  const title = uniqueName("Waiting mesob");
  const { id } = await createProduct({ seller, title, moderationStatus: "pending" });
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(response.url());
  });
  const viewer = page.waitForResponse("**/api/me");

  await openReady(page, `/product/${id}`);
  await viewer;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState("load");

  expect(failures).toEqual([]);
});

test("B 2: the dashboard of a seller without sales says once that a product has no reviews", async ({
  page,
}) => {
  const seller = await signInAsNew(page, "seller");
  await createProduct({ seller, title: uniqueName("First mesob") });

  await openReady(page, "/dashboard");

  const top = page.getByRole("region", { name: "Top products" });
  await expect(top.getByRole("listitem")).toHaveCount(1);
  await expect(top.getByText("No reviews yet")).toHaveCount(1);
});
