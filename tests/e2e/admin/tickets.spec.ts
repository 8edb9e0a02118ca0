import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { openReady } from "../../support/ready";
import { findLastEmailTo } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

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

/** Sends a ticket with the contact form. Returns its email address and subject. */
async function sendTicket(page: Page) {
  const number = randomUUID().slice(0, 8);
  const ticket = { email: `writer.${number}@example.com`, subject: `Where is order ${number}` };
  await openReady(page, "/contact");
  const main = page.getByRole("main");
  await main.getByLabel("Full Name").fill("Hodan Warsame");
  await main.getByLabel("Email Address").fill(ticket.email);
  await main.getByLabel("Subject").fill(ticket.subject);
  await main.getByLabel("Category").selectOption("Order Support");
  await main.getByLabel("Message").fill("It was sent two weeks ago. Please search for it.");
  await main.getByRole("button", { name: "Send Message" }).click();
  return ticket;
}

test("Spec C 2, Contact: the contact page shows addresses, telephones, offices and eight categories", async ({
  page,
}) => {
  await page.goto("/contact");
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
});

test("Spec C 5, Contact: the browser reports the missing fields of the contact form, and nothing is sent", async ({
  page,
}) => {
  await openReady(page, "/contact");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Send Message" }).click();
  await expect(main.getByLabel("Full Name")).toBeFocused();
  for (const label of ["Full Name", "Email Address", "Subject", "Message"]) {
    const field = main.getByLabel(label);
    expect(await field.evaluate((it: HTMLInputElement) => it.validity.valueMissing)).toBe(true);
  }
  await main.getByLabel("Email Address").fill("hodan");
  const isMismatch = (it: HTMLInputElement) => it.validity.typeMismatch;
  expect(await main.getByLabel("Email Address").evaluate(isMismatch)).toBe(true);
  await expect(toast(page)).toHaveCount(0);
});

test("Spec B 2, Admin: an admin replies to a visitor's ticket, closes it and reopens it", {
  tag: "@full",
}, async ({ page }) => {
  const { email, subject } = await sendTicket(page);
  await expect(toast(page)).toContainText("Message Sent!");
  await expect(toast(page)).toContainText(
    "Thank you for contacting us. We'll respond within 24 hours.",
  );
  await expect(page.getByRole("main").getByLabel("Subject")).toHaveValue("");

  await signInAsNew(page, "admin");
  await openReady(page, `/admin?tab=tickets&q=${email}`);
  await page.getByRole("link", { name: subject }).click();
  const ticket = page.getByRole("article");
  await expect(ticket.getByRole("heading", { name: subject })).toBeVisible();
  await expect(ticket.getByText("24 hours left")).toBeVisible();

  await ticket.getByLabel("Answer").fill("It arrives tomorrow.");
  await ticket.getByRole("button", { name: "Send answer" }).click();
  await expect(toast(page)).toContainText("Answer sent");
  await expect(ticket.getByText("It arrives tomorrow.", { exact: true })).toBeVisible();
  await expect(ticket.getByText("Answered", { exact: true })).toBeVisible();
  expect(await findLastEmailTo(email)).toContain("It arrives tomorrow.");

  await ticket.getByRole("button", { name: "Close ticket" }).click();
  await expect(ticket.getByText("Closed", { exact: true })).toBeVisible();
  await expect(ticket.getByLabel("Answer")).toHaveCount(0);
  await ticket.getByRole("button", { name: "Reopen ticket" }).click();
  await expect(ticket.getByText("Open", { exact: true })).toBeVisible();
  await expectNoViolations(page, "main");

  await ticket.getByRole("link", { name: "All tickets" }).click();
  await expect(page.getByRole("heading", { name: "Tickets" })).toBeVisible();
});

test("Spec B 2, Admin: a buyer is refused the tickets of other users", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const response = await page.goto("/admin?tab=tickets");
  expect(response?.status()).toBe(403);
  expect(await response?.text()).not.toContain("fadumo.yusuf");
});
