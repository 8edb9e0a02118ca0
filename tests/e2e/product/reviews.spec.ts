import { expect, type Locator, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const WORDS = { title: "Woven with care", comment: "Sturdy, bright, and the lid fits well." };

/** A product that nobody has written about, with its page open. */
async function openProduct(page: Page) {
  const product = await createProduct({ title: "Test basket to review", stock: 3 });
  await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
  return product;
}

const reviewsOf = (page: Page) => page.getByRole("region", { name: "Customer Reviews" });

/** Opens the form with the button beside the score. */
async function openForm(page: Page) {
  await page.getByRole("button", { name: "Write Review" }).click();
  return page.getByRole("region", { name: "Write Review" });
}

/** Presses a star, which waits for a dialog that is still moving. */
async function rate(form: Locator, stars: string) {
  const radio = form.getByRole("radio", { name: stars });
  await radio.locator("..").click();
  await expect(radio).toBeChecked();
}

async function fillForm(page: Page, stars: string) {
  const form = await openForm(page);
  await rate(form, stars);
  await form.getByLabel("Title").fill(WORDS.title);
  await form.getByLabel("Your review").fill(WORDS.comment);
  return form;
}

test.describe("A 4 states and transitions: reviews", () => {
  test("a review is written, seen at once, edited and deleted", async ({ page, browser }) => {
    await signInAsNew(page, "buyer");
    const product = await openProduct(page);
    const reviews = reviewsOf(page);
    await expect(reviews.getByText("No reviews yet")).toBeVisible();

    const form = await fillForm(page, "4 stars");
    await form.getByRole("button", { name: "Submit Review" }).click();
    await expect(toast(page).filter({ hasText: "Review Submitted" })).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(reviews.getByRole("heading", { name: WORDS.title })).toBeVisible();
    await expect(reviews.getByText("1 review", { exact: true })).toBeVisible();
    await expect(page.getByText("(4.0 out of 5) 1 review")).toBeVisible();

    const again = await openForm(page);
    for (const radio of await again.getByRole("radio").all()) await expect(radio).not.toBeChecked();
    await expect(again.getByLabel("Title")).toHaveValue("");
    await again.getByRole("button", { name: "Cancel" }).click();

    await reviews.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit your review" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reviews.getByRole("button", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await rate(dialog, "2 stars");
    await dialog.getByLabel("Title").fill("On second thoughts");
    await dialog.getByRole("button", { name: "Save review" }).click();
    await expect(toast(page).filter({ hasText: "Review updated" })).toBeVisible();
    await expect(reviews.getByRole("heading", { name: "On second thoughts" })).toBeVisible();
    await expect(reviews.getByText("Edited")).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(page.url(), { waitUntil: "networkidle" });
    await expect(reviewsOf(visitor).getByText("On second thoughts")).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Write Review" })).toHaveCount(0);
    await expect(reviewsOf(visitor).getByRole("button")).toHaveCount(0);
    await visitor.context().close();

    await reviews.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete your review?" });
    await question.getByRole("button", { name: "Delete review" }).click();
    await expect(toast(page).filter({ hasText: "Review deleted" })).toBeVisible();
    await expect(reviews.getByText("No reviews yet")).toBeVisible();
    const rating = await page.request.get(`/api/products/${product.id}/rating`);
    expect(await rating.json()).toEqual({ averageRating: 0, totalReviews: 0 });
  });

  test("each rule of the form has its sentence", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await openProduct(page);
    const form = await openForm(page);
    const submit = form.getByRole("button", { name: "Submit Review" });

    await expect(submit).toBeDisabled();
    await form.getByLabel("Title").fill("Good");
    await form.getByLabel("Your review").fill("Nineteen characters");
    await form.getByLabel("Title").press("Enter");
    await expect(form.getByText("Please select a rating")).toBeVisible();
    await expect(form.getByText("Title must be at least 5 characters")).toBeVisible();
    await expect(form.getByText("Review must be at least 20 characters")).toBeVisible();
    await expect(form.getByRole("radio", { name: "1 star", exact: true })).toBeFocused();

    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(form.getByRole("radio", { name: "2 stars" })).toBeChecked();
    await expect(form.getByText("Please select a rating")).toHaveCount(0);
    await expect(submit).toBeEnabled();
  });

  test("a second review is refused with its sentence", async ({ page }) => {
    await signInAsNew(page, "buyer");
    const product = await openProduct(page);
    const form = await fillForm(page, "5 stars");
    const data = { productId: product.id, rating: 3, ...WORDS };
    expect((await page.request.post("/api/reviews", { data })).status()).toBe(201);

    await form.getByRole("button", { name: "Submit Review" }).click();

    await expect(toast(page).filter({ hasText: "Review Failed" })).toBeVisible();
    await expect(
      toast(page).filter({ hasText: "409: You have already reviewed this product." }),
    ).toBeVisible();
    await expect(form.getByLabel("Title")).toHaveValue(WORDS.title);
  });

  test("whoever was signed out meanwhile is asked to log in, and loses no word", async ({
    page,
  }) => {
    await signInAsNew(page, "buyer");
    await openProduct(page);
    const form = await fillForm(page, "5 stars");
    await page.context().clearCookies();

    await form.getByRole("button", { name: "Submit Review" }).click();

    await expect(toast(page).filter({ hasText: "Please log in to write a review." })).toBeVisible();
    await expect(form.getByLabel("Title")).toHaveValue(WORDS.title);
  });

  test("without a network the review fails with the general sentence", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await openProduct(page);
    const form = await fillForm(page, "5 stars");
    await page.route("/api/reviews", (route) => route.abort());

    await form.getByRole("button", { name: "Submit Review" }).click();

    await expect(toast(page).filter({ hasText: "Review Failed" })).toBeVisible();
    await expect(
      toast(page).filter({ hasText: "Failed to submit review. Please try again." }),
    ).toBeVisible();
  });

  test("the seller answers once, and others may report", async ({ page }) => {
    await signInAsNew(page, "buyer");
    const product = await openProduct(page);
    const data = { productId: product.id, rating: 3, ...WORDS };
    await page.request.post("/api/reviews", { data });
    await signInAs(page, "seller@demo.com");
    await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
    const reviews = reviewsOf(page);
    await expect(reviews.getByRole("button", { name: "Report" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Write Review" })).toHaveCount(0);

    await reviews.getByRole("button", { name: "Answer" }).click();
    const answer = page.getByRole("dialog", { name: "Answer" });
    await answer.getByLabel("Your answer").fill("Thank you for the kind words.");
    await answer.getByRole("button", { name: "Send" }).click();
    await expect(toast(page).filter({ hasText: "Answer published" })).toBeVisible();
    await expect(reviews.getByText("Thank you for the kind words.")).toBeVisible();
    await expect(reviews.getByRole("button", { name: "Answer" })).toHaveCount(0);

    await signInAs(page, "buyer@demo.com");
    await page.reload({ waitUntil: "networkidle" });
    await reviews.getByRole("button", { name: "Report" }).click();
    const report = page.getByRole("dialog", { name: "Report this review" });
    await report.getByRole("button", { name: "Send" }).click();
    await expect(report.getByText("Reason must be at least 5 characters")).toBeVisible();
    await report.getByLabel("What is wrong with it?").fill("This is advertising.");
    await report.getByRole("button", { name: "Send" }).click();
    await expect(toast(page).filter({ hasText: "Report sent" })).toBeVisible();
  });
});
