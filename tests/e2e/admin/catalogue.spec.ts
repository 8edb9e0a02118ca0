import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createProduct } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Returns random letters that resemble no product on sale. */
function newTerm() {
  const consonants = "bcdfghjklmnpqrstvwxz";
  return Array.from({ length: 14 }, () => consonants[Math.floor(Math.random() * 20)]).join("");
}

const readSuggestions = async (page: Page, q: string) =>
  (await (await page.request.get(`/api/search/suggestions?q=${q}`)).json()) as { title: string }[];

test.beforeEach(async ({ page }) => {
  await signInAsNew(page, "admin");
});

test.describe("Spec B 2, Admin: catalogue", () => {
  test("an admin turns a search without a result into an alias, which works immediately, and deletes it", {
    tag: "@full",
  }, async ({ page }) => {
    const [alias, title] = [newTerm(), newTerm()];
    await createProduct({ title });
    await page.goto(`/shop?search=${alias}`);
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();

    await openReady(page, `/admin?tab=catalogue&alias=${alias}`);
    const form = page.getByRole("region", { name: "Search aliases" });
    await expect(form.getByLabel("People search for")).toHaveValue(alias);
    await form.getByRole("button", { name: "Add alias" }).click();
    await expect(form.getByText("Please enter a word")).toBeVisible();
    await form.getByLabel("Means").fill(title.toUpperCase());
    await form.getByRole("button", { name: "Add alias" }).click();
    await expect(toast(page)).toContainText("Alias added");
    await expect.poll(() => readSuggestions(page, alias)).toMatchObject([{ title }]);

    await openReady(page, `/admin?tab=catalogue&q=${alias}`);
    const row = page.getByRole("row", { name: alias });
    await row.getByRole("button", { name: `Delete ${alias} for ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No aliases found" })).toBeVisible();
    await expect.poll(() => readSuggestions(page, alias)).toEqual([]);
  });

  test("an admin adds an alias for the most frequent search without a result, which then leaves the list", {
    tag: "@full",
  }, async ({ page }) => {
    const query = newTerm();
    // The most frequent search comes first: of two test runs the later one.
    await db.searchMiss.create({ data: { query, count: Math.floor(Date.now() / 1_000) } });
    await openReady(page, "/admin?tab=analytics");
    await page
      .getByRole("region", { name: "Searches without results" })
      .getByRole("link", { name: `Add alias ${query}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`alias=${query}#new-alias`));
    await expect(page.getByLabel("People search for")).toHaveValue(query);
    await page.getByLabel("Means").fill("berbere");
    await page.getByRole("button", { name: "Add alias", exact: true }).click();
    await expect(toast(page)).toContainText("Alias added");
    await expect(page.getByRole("region", { name: "Searches without results" })).not.toContainText(
      query,
    );
  });

  test("an admin sets the date of a holiday for one year and restores the calendar's date", {
    tag: "@full",
  }, async ({ page }) => {
    const year = 2041 + test.info().repeatEachIndex;
    await page.goto(`/admin?tab=catalogue&year=${year}`);
    const row = page.getByRole("region", { name: "Holiday dates" }).getByRole("row", {
      name: "Eid al-Fitr",
    });
    const day = row.locator("time");
    const computedDate = (await day.getAttribute("datetime")) ?? "";
    await expect(row.getByText("Expected")).toBeVisible();

    await row.getByRole("button", { name: "Change date" }).click();
    const dialog = page.getByRole("dialog", { name: "Eid al-Fitr" });
    await dialog.getByLabel("Date").fill(`${year + 1}-01-01`);
    await dialog.getByRole("button", { name: "Save date" }).click();
    await expect(dialog.getByText("Please enter a date in this year")).toBeVisible();
    const newDate = computedDate.endsWith("-27") ? `${year}-10-26` : `${year}-10-27`;
    await dialog.getByLabel("Date").fill(newDate);
    await dialog.getByRole("button", { name: "Save date" }).click();
    await expect(day).toHaveAttribute("datetime", newDate);
    await expect(row.getByText("Set by an admin")).toBeVisible();

    await row.getByRole("button", { name: "Use calendar date" }).click();
    await expect(day).toHaveAttribute("datetime", computedDate);
    await expect(row.getByText("Expected")).toBeVisible();
  });
});
