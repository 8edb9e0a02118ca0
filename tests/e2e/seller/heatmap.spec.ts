import { readFile } from "node:fs/promises";

import { expect, test } from "@playwright/test";

import { signInAsNew } from "../../support/shop-http";

test("Spec C 2, Purchase Heatmap: an admin filters the map and exports its figures", async ({
  page,
}) => {
  await signInAsNew(page, "admin");
  await page.goto("/purchase-heatmap");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Purchase Heatmap" })).toBeVisible();
  await expect(main.getByLabel("Time Range")).toHaveValue("3m");
  await expect(main.getByLabel("Time Range").getByRole("option")).toHaveCount(5);
  await expect(main.getByLabel("Minimum Amount").getByRole("option")).toHaveText([
    "Any amount",
    "$100+",
    "$500+",
    "$1,000+",
  ]);
  for (const option of await main.getByLabel("State").getByRole("option").allTextContents()) {
    expect(option.trim()).not.toBe("");
  }
  await main.getByLabel("Time Range").selectOption("all");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/timeRange=all/);
  await expect(main.getByRole("heading", { name: "Top 10 Locations" })).toBeVisible();
  await expect(main.getByRole("row")).toHaveCount(11);
  await expect(main.getByRole("img", { name: /^Map of the United States/ })).toBeVisible();

  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^purchase-heatmap-\d{4}-\d{2}-\d{2}\.csv$/);
  const [head, first] = (await readFile((await file.path()) ?? "", "utf8")).split("\r\n");
  expect(head?.replace("\uFEFF", "")).toBe("City,State,Sales,Orders,Avg Order Value,Top Products");
  expect(first).toMatch(/^Minneapolis,MN,\d+\.\d{2},\d+,\d+\.\d{2},/);

  await page.goto("/purchase-heatmap?timeRange=1m&minAmount=1000&state=AK");
  await expect(main.getByText("No purchases here yet")).toBeVisible();
});

test("Spec C 2, Purchase Heatmap: a visitor sees cities with five orders or more, a seller their own sales", async ({
  page,
}) => {
  await page.goto("/purchase-heatmap?timeRange=all");
  await expect(page.getByText("Cities with fewer than 5 orders aren’t shown.")).toBeVisible();
  const rows: { orderCount: number }[] = await (
    await page.request.get("/api/analytics/purchases?timeRange=all")
  ).json();
  expect(Math.min(...rows.map(({ orderCount }) => orderCount))).toBeGreaterThanOrEqual(5);
  await signInAsNew(page, "seller");
  await page.goto("/purchase-heatmap");
  await expect(page.getByText("Where your orders ship")).toBeVisible();
});
