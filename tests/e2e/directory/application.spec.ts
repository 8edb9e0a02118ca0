import { expect, type Page, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createBusiness } from "../../support/community";
import { uniqueName } from "../../support/factories";
import { card, heading, openList } from "../../support/listings";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const form = (page: Page) => page.locator("form").filter({ hasText: "Submit Application" });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Application" });

async function fillApplication(page: Page, name: string) {
  await form(page).getByLabel("Business Name").fill(name);
  await form(page)
    .getByLabel("Description")
    .fill("Bread, malawax and doolsho from five in the morning.");
  await form(page).getByLabel("Category").selectOption({ label: "Grocery Stores" });
  await form(page).getByLabel("Address").fill("12 River Road, St. Paul");
  await form(page).getByLabel("Phone").fill("651 555 0100");
  await form(page).getByLabel("Monday", { exact: true }).check();
  await form(page).getByLabel("Somali").check();
}

test("Spec C 2, Add Business: the form shows missing fields and a listed business of the same name", async ({
  page,
}) => {
  await page.goto("/add-business");
  await expect(heading(page, "Add Your Business")).toBeVisible();
  for (const benefit of ["Increased Visibility", "Local Discovery", "Verification Badge"]) {
    await expect(heading(page, benefit)).toBeVisible();
  }
  await expect(page.getByText(/within 2-3 business days/)).toBeVisible();
  await form(page)
    .getByLabel(/^Email/)
    .fill("nobody");
  await form(page)
    .getByLabel(/^Website/)
    .fill("nope");
  await form(page)
    .getByLabel(/^Image URL/)
    .fill("nope");
  await submit(page).click();
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
    await expect(form(page).getByText(sentence, { exact: true })).toBeVisible();
  }

  const { name } = await createBusiness({ name: uniqueName("Malab Tea") });
  await form(page).getByLabel("Business Name").fill(name);
  await form(page).getByLabel("Business Name").blur();
  await expect(page.getByText("A business with this name is already listed")).toBeVisible();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("Spec C 2, Add Business: an application survives a failure, is sent, and is not listed while pending", async ({
  page,
}) => {
  const name = uniqueName("Dayax Bakery");
  await openReady(page, "/add-business");
  await fillApplication(page, name);
  await page.route("**/api/business-applications", (route) => route.abort(), { times: 1 });
  await submit(page).click();
  await expect(toast(page)).toContainText("Submission Failed");
  await expect(toast(page)).toContainText(
    "There was an error submitting your application. Please try again.",
  );
  await page.route(
    "**/api/business-applications",
    (route) => route.fulfill({ status: 429, body: "Too many." }),
    { times: 1 },
  );
  await submit(page).click();
  await expect(toast(page).filter({ hasText: "429: Too many." })).toBeVisible();

  const applicationResponse = page.waitForResponse("**/api/business-applications");
  await submit(page).click();
  const response = await applicationResponse;
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
  const confirmation =
    "Your business application has been submitted for review. We'll contact you within 2-3 business days.";
  await expect(
    toast(page).filter({ hasText: "Application Submitted!" }).filter({ hasText: confirmation }),
  ).toBeVisible();
  await expect(heading(page, "Application Submitted!")).toBeFocused();
  await expect(submit(page)).toBeHidden();
  const { id } = await response.json();
  expect(await db.business.findUnique({ where: { id } })).toMatchObject({ status: "pending" });
  await page.getByRole("link", { name: "Browse Directory" }).click();
  await expect(page).toHaveURL("/business-directory");
  expect((await openList(page, `?name=${encodeURIComponent(name)}`)).total).toBe(0);
});

test("Spec C 2, Business Directory: a visitor is asked to sign in to claim a business, and a buyer claims it once", {
  tag: "@full",
}, async ({ page }) => {
  const { name } = await createBusiness({ name: uniqueName("Geedi Auto") });
  await openReady(page, `/business-directory?name=${encodeURIComponent(name)}`);
  const sendClaim = async () => {
    await card(page, name)
      .getByRole("button", { name: /^Own this business\? Claim it/ })
      .click();
    const dialog = page.getByRole("dialog", { name: `Claim this business: ${name}` });
    await dialog
      .getByLabel("How can we verify that you own it?")
      .fill("The sign above the door and the lease carry my name.");
    await dialog.getByRole("button", { name: "Send claim" }).click();
  };
  await sendClaim();
  await expect(toast(page)).toContainText("401: Please sign in to continue.");

  await signInAsNew(page, "buyer");
  await page.reload();
  await sendClaim();
  await expect(toast(page)).toContainText("Claim sent");
  await page.reload();
  await sendClaim();
  await expect(toast(page)).toContainText("409: You’ve already claimed this business.");
  await page.goto("/add-business");
  await expect(heading(page, "Your listings")).toBeVisible();
  await expect(page.getByText("Claim pending")).toBeVisible();
});

test("Spec C 2, Add Business: an owner's changes are pending while the listing stays unchanged", async ({
  page,
}) => {
  const { id: ownerId } = await signInAsNew(page, "seller");
  const { id, name } = await createBusiness({ name: uniqueName("Mesob Arts"), ownerId });
  const hours = [{ day: "thursday", opens: "09:00", closes: "18:00" }];
  await db.business.update({ where: { id }, data: { hours } });
  await openReady(page, "/add-business");
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  await expect(heading(page, "Edit your listing")).toBeVisible();
  const field = page.getByLabel("Business Name");
  await expect(field).toHaveValue(name);
  await expect(page.getByLabel("Thursday", { exact: true })).toBeChecked();
  await field.fill(`${name} & Daughters`);
  await page.getByRole("button", { name: "Send changes" }).click();
  await expect(heading(page, "Changes sent")).toBeVisible();
  const { rows } = await openList(page, `?name=${encodeURIComponent(name)}`);
  expect(rows.map((row) => row.name)).toEqual([name]);
  await page.reload();
  await expect(page.getByText("Your last changes are under review")).toBeVisible();
  await expect(field).toHaveValue(`${name} & Daughters`);
});

test("Spec C 2, Add Business: the address to edit a listing is accessible to its owner only", async ({
  page,
}) => {
  const { id } = await createBusiness({ name: uniqueName("Geedi Auto") });
  await page.goto(`/add-business?edit=${id}`);
  await expect(page.getByText("Sign in to edit your listing")).toBeVisible();
  await signInAsNew(page, "seller");
  expect((await page.goto(`/add-business?edit=${id}`))?.status()).toBe(404);
});
