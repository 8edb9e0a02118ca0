import { expect, type Locator, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createUser } from "../../support/factories";
import { createListing } from "../../support/marketplace";
import { signInAsNew } from "../../support/shop-http";

const REVIEW = { title: "Woven with care", comment: "Sturdy, bright, and the lid fits well." };

const openProduct = (page: Page, { id }: { id: number }) => page.goto(`/product/${id}`);

async function openProductAsNewBuyer(page: Page) {
  await signInAsNew(page, "buyer");
  await openProduct(page, await createListing("Test basket to review"));
}

async function createReview(productId: number, authorId?: number) {
  const id = authorId ?? (await createUser({ role: "buyer" })).id;
  await db.review.create({ data: { productId, authorId: id, rating: 4, ...REVIEW } });
}

const reviewsOf = (page: Page) => page.getByRole("region", { name: "Customer Reviews" });

const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

/** Opens the form with the button next to the rating. */
async function openForm(page: Page) {
  await page.getByRole("button", { name: "Write Review" }).click();
  return page.getByRole("region", { name: "Write Review" });
}

/** Clicks the label of a star, whose radio button is hidden. */
async function rate(form: Locator, stars: string) {
  const radio = form.getByRole("radio", { name: stars });
  await radio.locator("..").click();
  await expect(radio).toBeChecked();
}

async function fillForm(page: Page, stars: string) {
  const form = await openForm(page);
  await rate(form, stars);
  await form.getByLabel("Title").fill(REVIEW.title);
  await form.getByLabel("Your review").fill(REVIEW.comment);
  return form;
}

test.describe("Spec A 4 states and transitions, reviews", () => {
  test("a buyer writes a review, sees it and the new rating immediately, and the form is empty again", async ({
    page,
  }) => {
    await openProductAsNewBuyer(page);
    const reviews = reviewsOf(page);
    await expect(reviews.getByText("No reviews yet")).toBeVisible();

    const form = await fillForm(page, "4 stars");
    await form.getByRole("button", { name: "Submit Review" }).click();
    await expectToast(page, "Review Submitted");
    await expect(form).toHaveCount(0);
    await expect(reviews.getByRole("heading", { name: REVIEW.title })).toBeVisible();
    await expect(reviews.getByText("1 review", { exact: true })).toBeVisible();
    await expect(page.getByText("(4.0 out of 5) 1 review")).toBeVisible();

    const again = await openForm(page);
    for (const radio of await again.getByRole("radio").all()) await expect(radio).not.toBeChecked();
    await expect(again.getByLabel("Title")).toHaveValue("");
    await again.getByRole("button", { name: "Cancel" }).click();
    await expect(again).toHaveCount(0);
  });

  test("a buyer edits their own review by keyboard and pointer, and deletes it", async ({
    page,
  }) => {
    const { id: authorId } = await signInAsNew(page, "buyer");
    const product = await createListing("Test basket to review");
    await createReview(product.id, authorId);
    await openProduct(page, product);
    const reviews = reviewsOf(page);

    await reviews.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit your review" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reviews.getByRole("button", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Enter");
    await rate(dialog, "2 stars");
    await dialog.getByLabel("Title").fill("On second thoughts");
    await dialog.getByRole("button", { name: "Save review" }).click();
    await expectToast(page, "Review updated");
    await expect(reviews.getByRole("heading", { name: "On second thoughts" })).toBeVisible();
    await expect(reviews.getByText("Edited")).toBeVisible();

    await reviews.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete your review?" });
    await question.getByRole("button", { name: "Delete review" }).click();
    await expectToast(page, "Review deleted");
    await expect(reviews.getByText("No reviews yet")).toBeVisible();
    const rating = await page.request.get(`/api/products/${product.id}/rating`);
    expect(await rating.json()).toEqual({ averageRating: 0, totalReviews: 0 });
  });

  test("a visitor reads reviews and has no buttons to write, edit, reply or report", async ({
    page,
  }) => {
    const product = await createListing("Test basket to review");
    await createReview(product.id);
    await openProduct(page, product);

    await expect(reviewsOf(page).getByText(REVIEW.title)).toBeVisible();
    await expect(page.getByRole("button", { name: "Write Review" })).toHaveCount(0);
    await expect(reviewsOf(page).getByRole("button")).toHaveCount(0);
  });

  test("the form shows the message of each rule and enables its button once a rating is selected", async ({
    page,
  }) => {
    await openProductAsNewBuyer(page);
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

  test("the form preserves its text and shows the reason of a refusal, a lost session or a network failure", async ({
    page,
  }) => {
    const { id: authorId } = await signInAsNew(page, "buyer");
    const product = await createListing("Test basket to review");
    await openProduct(page, product);
    const form = await fillForm(page, "5 stars");
    const submit = form.getByRole("button", { name: "Submit Review" });

    await page.route("/api/reviews", (route) => route.abort());
    await submit.click();
    await expectToast(page, "Review Failed");
    await expectToast(page, "Failed to submit review. Please try again.");
    await page.unroute("/api/reviews");

    await createReview(product.id, authorId);
    await submit.click();
    await expectToast(page, "409: You’ve already reviewed this product.");

    await page.context().clearCookies();
    await submit.click();
    await expectToast(page, "Please log in to write a review.");
    await expect(form.getByLabel("Title")).toHaveValue(REVIEW.title);
    await expect(form.getByLabel("Your review")).toHaveValue(REVIEW.comment);
  });

  test("the seller replies to a review once, and may report it but write none", async ({
    page,
  }) => {
    const seller = await signInAsNew(page, "seller");
    const product = await createListing("Test basket to review", { seller });
    await createReview(product.id);
    await openProduct(page, product);
    const reviews = reviewsOf(page);
    await expect(reviews.getByRole("button", { name: "Report" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Write Review" })).toHaveCount(0);

    await reviews.getByRole("button", { name: "Answer" }).click();
    const replyDialog = page.getByRole("dialog", { name: "Answer" });
    await replyDialog.getByLabel("Your answer").fill("Thank you for the kind words.");
    await replyDialog.getByRole("button", { name: "Send" }).click();
    await expectToast(page, "Answer published");
    await expect(reviews.getByText("Thank you for the kind words.")).toBeVisible();
    await expect(reviews.getByRole("button", { name: "Answer" })).toHaveCount(0);
  });

  test("a buyer reports the review of another buyer with a reason", async ({ page }) => {
    await signInAsNew(page, "buyer");
    const product = await createListing("Test basket to review");
    await createReview(product.id);
    await openProduct(page, product);

    await reviewsOf(page).getByRole("button", { name: "Report" }).click();
    const report = page.getByRole("dialog", { name: "Report this review" });
    await report.getByRole("button", { name: "Send" }).click();
    await expect(report.getByText("Reason must be at least 5 characters")).toBeVisible();
    await report.getByLabel("What’s wrong?").fill("This is advertising.");
    await report.getByRole("button", { name: "Send" }).click();
    await expectToast(page, "Report sent");
  });
});
