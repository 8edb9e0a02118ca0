import { expect, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { card, heading, listed } from "../../support/listings";
import { businessOf } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test.setTimeout(120_000);

test("an application says what is missing, is sent, and waits unseen", async ({ page }) => {
  await page.goto("/add-business");
  await expect(heading(page, "Add Your Business")).toBeVisible();
  for (const benefit of ["Increased Visibility", "Local Discovery", "Verification Badge"]) {
    await expect(heading(page, benefit)).toBeVisible();
  }
  await expect(page.getByText(/within 2-3 business days/)).toBeVisible();
  const form = page.locator("form").filter({ hasText: "Submit Application" });
  const button = page.getByRole("button", { name: "Submit Application" });
  await form.getByLabel(/^Email/).fill("nobody");
  await form.getByLabel(/^Website/).fill("nope");
  await form.getByLabel(/^Image URL/).fill("nope");
  await button.click();
  for (const sentence of [
    "Business name must be at least 2 characters",
    "Description must be at least 10 characters",
    "Please select a category",
    "Please provide a complete address",
    "Please provide a valid phone number",
    "Please provide a valid email address",
    "Please provide a valid website URL",
    "Please provide a valid image URL",
  ]) {
    await expect(form.getByText(sentence, { exact: true })).toBeVisible();
  }

  const name = `Dayax Bakery ${Date.now() % 1_000_000}`;
  const field = form.getByLabel("Business Name");
  await field.fill("Three Rounds Buna");
  await field.blur();
  await expect(page.getByText("A business of this name is listed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Three Rounds Buna" })).toBeVisible();
  await field.fill(name);
  await form.getByLabel("Description").fill("Bread, malawax and doolsho from five in the morning.");
  await form.getByLabel("Category").selectOption({ label: "Grocery Stores" });
  await form.getByLabel("Address").fill("12 River Road, St. Paul");
  await form.getByLabel("Phone").fill("651 555 0100");
  for (const label of [/^Email/, /^Website/, /^Image URL/]) await form.getByLabel(label).fill("");
  await form.getByLabel("Monday", { exact: true }).check();
  await form.getByLabel("Somali").check();

  await page.route("**/api/business-applications", (route) => route.abort(), { times: 1 });
  await button.click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText(
    "There was an error submitting your application. Please try again.",
  );
  await page.route(
    "**/api/business-applications",
    (route) => route.fulfill({ status: 429, body: "Too many." }),
    { times: 1 },
  );
  await button.click();
  await expect(toast(page).filter({ hasText: "429: Too many." })).toBeVisible();

  const answer = page.waitForResponse("**/api/business-applications");
  await button.click();
  const response = await answer;
  expect(response.request().postDataJSON()).toEqual({
    name,
    description: "Bread, malawax and doolsho from five in the morning.",
    category: "grocery-stores",
    address: "12 River Road, St. Paul",
    phone: "651 555 0100",
    email: null,
    website: null,
    imageUrl: null,
    hours: [{ day: "monday", opens: "09:00", closes: "18:00" }],
    languages: ["so"],
    isActive: false,
    isVerified: false,
  });
  const sent =
    "Your business application has been submitted for review. We'll contact you within 2-3 business days.";
  await expect(
    toast(page).filter({ hasText: "Application Submitted!" }).filter({ hasText: sent }),
  ).toBeVisible();
  await expect(heading(page, "Application Submitted!")).toBeFocused();
  await expect(button).toBeHidden();
  const { id } = await response.json();
  expect(await businessOf(id)).toMatchObject({ status: "pending" });
  await page.getByRole("link", { name: "Browse Directory" }).click();
  await expect(page).toHaveURL("/business-directory");
  expect((await listed(page, `?name=${encodeURIComponent(name)}`)).total).toBe(0);
});

test("a business is claimed by who is signed in, once", async ({ page }) => {
  await page.goto("/business-directory?name=geedi");
  const claim = async () => {
    const opener = card(page, "Geedi Auto").getByRole("button", {
      name: /^Is this yours\? Claim it/,
    });
    const dialog = page.getByRole("dialog", { name: "Claim this business: Geedi Auto" });
    await expect(async () => {
      await opener.click();
      await expect(dialog).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await dialog
      .getByLabel("How can we see that it is yours?")
      .fill("The sign above the door and the lease carry my name.");
    await dialog.getByRole("button", { name: "Send claim" }).click();
  };
  await claim();
  await expect(toast(page)).toContainText("401: Please sign in to continue.");

  await signInAsNew(page, "buyer");
  await page.reload();
  await claim();
  await expect(toast(page)).toContainText("Claim sent");
  await page.reload();
  await claim();
  await expect(toast(page)).toContainText("409: You have already claimed this business.");
  await page.goto("/add-business");
  await expect(heading(page, "Your listings")).toBeVisible();
  await expect(page.getByText("Claim waits")).toBeVisible();
});

test("an owner sends changes, which wait beside the listing", async ({ page }) => {
  await signInAs(page, "seller@demo.com");
  await page.goto("/add-business");
  await page.getByRole("link", { name: "Edit Mesob Arts" }).click();
  await expect(heading(page, "Edit your listing")).toBeVisible();
  const name = page.getByLabel("Business Name");
  await expect(name).toHaveValue(/Mesob Arts/);
  await expect(page.getByLabel("Thursday", { exact: true })).toBeChecked();
  const changed = `Mesob Arts & ${Date.now() % 1_000_000}`;
  await name.fill(changed);
  await page.getByRole("button", { name: "Send changes" }).click();
  await expect(heading(page, "Changes sent")).toBeVisible();
  expect((await listed(page, "?name=mesob+arts")).rows[0]?.name).toBe("Mesob Arts");
  await page.reload();
  await expect(page.getByText("Your last changes wait for approval")).toBeVisible();
  await expect(name).toHaveValue(changed);

  const { rows } = await listed(page, "?name=geedi");
  expect((await page.goto(`/add-business?edit=${rows[0]?.id}`))?.status()).toBe(404);
  await page.context().clearCookies();
  await page.goto(`/add-business?edit=${rows[0]?.id}`);
  await expect(page.getByText("Please sign in to edit your listing")).toBeVisible();
});
