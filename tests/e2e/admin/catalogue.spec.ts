import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";

import { toast } from "../../support/accounts";
import { createProduct, createSearchMiss } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

/** Letters that nobody else uses, so that nothing on sale is like them. */
function newWord() {
  const letters = "bcdfghjklmnpqrstvwxz";
  return Array.from({ length: 14 }, () => letters[Math.floor(Math.random() * 20)]).join("");
}

const suggestions = async (page: Page, q: string) =>
  (await (await page.request.get(`/api/search/suggestions?q=${q}`)).json()) as { title: string }[];

test.beforeEach(async ({ page }) => {
  await signInAs(page, "admin@demo.com");
});

test("a search that found nothing becomes an alias in one step, works at once, and can be deleted", async ({
  page,
}) => {
  const [word, term] = [newWord(), newWord()];
  const product = await createProduct({ title: term, stock: 3 });
  await page.goto(`/shop?search=${word}`);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();

  await page.goto(`/admin?tab=catalogue&alias=${word}`, { waitUntil: "load" });
  const form = page.getByRole("region", { name: "Search aliases" });
  await expect(form.getByLabel("People search for")).toHaveValue(word);
  await form.getByRole("button", { name: "Add alias" }).click();
  await expect(form.getByText("Please enter a word")).toBeVisible();
  await form.getByLabel("They mean").fill(term.toUpperCase());
  await form.getByRole("button", { name: "Add alias" }).click();
  await expect(toast(page)).toContainText("Alias added");
  await expect.poll(() => suggestions(page, word)).toMatchObject([{ title: product.title }]);

  await page.goto(`/admin?tab=catalogue&q=${word}`);
  const row = page.getByRole("row", { name: word });
  await row.getByRole("button", { name: `Delete ${word} for ${term}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No alias found" })).toBeVisible();
  await expect.poll(() => suggestions(page, word)).toEqual([]);
});

test("what people looked for in vain leads to the form, and is answered by it", async ({
  page,
}) => {
  const word = newWord();
  await createSearchMiss(word);
  await page.goto("/admin?tab=analytics", { waitUntil: "load" });
  await page
    .getByRole("region", { name: "Searches without results" })
    .getByRole("link", { name: `Add alias ${word}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`alias=${word}#new-alias`));
  await expect(page.getByLabel("People search for")).toHaveValue(word);
  await page.getByLabel("They mean").fill("berbere");
  await page.getByRole("button", { name: "Add alias", exact: true }).click();
  await expect(toast(page)).toContainText("Alias added");
  await expect(page.getByRole("region", { name: "Found nothing" })).not.toContainText(word);
});

test("the day of a holiday can be set for a year, and left to the calendar again", async ({
  page,
}) => {
  await page.goto("/admin?tab=catalogue&year=2041", { waitUntil: "load" });
  const row = page.getByRole("region", { name: "Holiday dates" }).getByRole("row", {
    name: "Eid al-Fitr",
  });
  const day = row.locator("time");
  const computed = (await day.getAttribute("datetime")) ?? "";
  await expect(row.getByText("Expected")).toBeVisible();

  await row.getByRole("button", { name: "Change day" }).click();
  const dialog = page.getByRole("dialog", { name: "Eid al-Fitr" });
  await dialog.getByLabel("Day").fill("2042-01-01");
  await dialog.getByRole("button", { name: "Save day" }).click();
  await expect(dialog.getByText("Please enter a day of this year")).toBeVisible();
  const wanted = computed.endsWith("-27") ? "2041-10-26" : "2041-10-27";
  await dialog.getByLabel("Day").fill(wanted);
  await dialog.getByRole("button", { name: "Save day" }).click();
  await expect(day).toHaveAttribute("datetime", wanted);
  await expect(row.getByText("Set by an admin")).toBeVisible();

  await row.getByRole("button", { name: "Back to the calendar" }).click();
  await expect(day).toHaveAttribute("datetime", computed);
  await expect(row.getByText("Expected")).toBeVisible();
  await expectNoViolations(page, "main");
});
