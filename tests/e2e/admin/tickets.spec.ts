import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";

import { toast } from "../../support/accounts";
import { lastMailTo } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

const CATEGORIES = [
  "General Inquiry",
  "Order Support",
  "Product Question",
  "Seller Application",
  "Technical Issue",
  "Partnership Opportunity",
  "Cultural Information",
  "Bulk Orders",
];

/** A letter nobody else has. */
function createLetter() {
  const number = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  return { email: `writer.${number}@example.com`, subject: `Where is my order ${number}?` };
}

async function write(page: Page, { email, subject }: ReturnType<typeof createLetter>) {
  await page.goto("/contact", { waitUntil: "load" });
  const main = page.getByRole("main");
  await main.getByLabel("Full Name").fill("Hodan Warsame");
  await main.getByLabel("Email Address").fill(email);
  await main.getByLabel("Subject").fill(subject);
  await main.getByLabel("Category").selectOption("Order Support");
  await main.getByLabel("Message").fill("It was sent two weeks ago. Please have a look.");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page)).toContainText("Message Sent!");
  return main;
}

test("the contact page shows who to reach and how, and offers eight categories", async ({
  page,
}) => {
  await page.goto("/contact", { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /@/ })).toHaveCount(2);
  await expect(main.locator("a[href^='tel:']")).toHaveCount(2);
  for (const office of ["Nairobi", "Minneapolis", "London"]) {
    await expect(main.getByRole("listitem").filter({ hasText: office })).toBeVisible();
  }
  await expect(main.getByLabel("Category").getByRole("option")).toHaveText(CATEGORIES);
  await expect(main.getByRole("link", { name: "Visit Community" })).toHaveAttribute(
    "href",
    "/community",
  );
  await main.getByRole("link", { name: "Learn More" }).click();
  await expect(main.getByLabel("Category")).toHaveValue("culture");
  await expectNoViolations(page, "main");
});

test("a form that lacks something says what, and sends nothing", async ({ page }) => {
  await page.goto("/contact", { waitUntil: "load" });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send Message" }).click();
  // The browser itself says what is missing (specification C, section 5).
  await expect(main.getByLabel("Full Name")).toBeFocused();
  for (const label of ["Full Name", "Email Address", "Subject", "Message"]) {
    const field = main.getByLabel(label);
    expect(await field.evaluate((it: HTMLInputElement) => it.validity.valueMissing)).toBe(true);
  }
  await main.getByLabel("Email Address").fill("nobody");
  const isOdd = (it: HTMLInputElement) => it.validity.typeMismatch;
  expect(await main.getByLabel("Email Address").evaluate(isOdd)).toBe(true);
  await expect(toast(page)).toHaveCount(0);
});

test("a visitor's letter is answered by an admin and closed", async ({ page }) => {
  const letter = createLetter();
  const contact = await write(page, letter);
  await expect(toast(page)).toContainText(
    "Thank you for contacting us. We'll respond within 24 hours.",
  );
  await expect(contact.getByLabel("Subject")).toHaveValue("");

  await signInAs(page, "admin@demo.com");
  await page.goto(`/admin?tab=tickets&q=${letter.email}`);
  await page.getByRole("link", { name: new RegExp(letter.subject.replace("?", "\\?")) }).click();
  const ticket = page.getByRole("article");
  await expect(ticket.getByRole("heading", { name: letter.subject })).toBeVisible();
  await expect(ticket.getByText("24 hours left")).toBeVisible();

  await ticket.getByLabel("Answer").fill("It arrives tomorrow.");
  await ticket.getByRole("button", { name: "Send answer" }).click();
  await expect(toast(page)).toContainText("Answer sent");
  await expect(ticket.getByText("It arrives tomorrow.", { exact: true })).toBeVisible();
  await expect(ticket.getByText("Answered", { exact: true })).toBeVisible();
  expect(await lastMailTo(letter.email)).toContain("It arrives tomorrow.");

  await ticket.getByRole("button", { name: "Close ticket" }).click();
  await expect(ticket.getByText("Closed", { exact: true })).toBeVisible();
  await expect(ticket.getByLabel("Answer")).toHaveCount(0);
  await ticket.getByRole("button", { name: "Reopen ticket" }).click();
  await expect(ticket.getByText("Open", { exact: true })).toBeVisible();
  await expectNoViolations(page, "main");

  await ticket.getByRole("link", { name: "All tickets" }).click();
  await expect(page.getByRole("heading", { name: "Tickets" })).toBeVisible();
});

test("nobody else reads letters", async ({ page }) => {
  await signInAs(page, "buyer@demo.com");
  const response = await page.goto("/admin?tab=tickets");
  expect(response?.status()).toBe(403);
  expect(await response?.text()).not.toContain("fadumo.yusuf");
});
