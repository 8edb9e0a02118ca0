import { expect, test } from "@playwright/test";
import { openReady } from "../../support/ready";

test("Spec C 2, FAQ: the questions are filtered during input, and several answers are open at the same time", async ({
  page,
}) => {
  await page.goto("/faq");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "General Questions",
    "Ordering & Payment",
    "Shipping & Delivery",
    "Selling on Shaafi Marketplace",
    "Cultural & Language Support",
    "Account & Technical",
    "Still have questions?",
  ]);
  await expect(main.locator("details")).toHaveCount(18);

  const search = main.getByPlaceholder("Search FAQ...");
  await search.fill("EARNINGS become available");
  await expect(main.locator("details")).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Selling on Shaafi Marketplace",
    "Still have questions?",
  ]);
  await search.fill("no such words at all");
  await expect(main.getByText("No results. Try different words, or contact us.")).toBeVisible();
  await search.fill("");

  await main.getByText("How can I pay?").click();
  await main.getByText("How much does it cost to sell?").click();
  await expect(main.getByText("With a credit or debit card")).toBeVisible();
  await expect(main.getByText("Pay yearly to save 20%")).toBeVisible();
  await expect(main.getByRole("link", { name: "Email Support" })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await main.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
});

const LEGAL = {
  "/privacy-policy": ["Privacy Policy", "The service isn’t for children under 13"],
  "/terms-and-conditions": ["Terms and Conditions", "You must be at least 18"],
  "/disclaimer": ["Disclaimer", "general information"],
};

test("Spec C 2, Legal pages: each shows its last update and the texts of the specification", async ({
  page,
}) => {
  for (const [path, [title = "", text = ""]] of Object.entries(LEGAL)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("Last Updated: January 8, 2025")).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
  await openReady(page, "/terms-and-conditions");
  await page.getByRole("link", { name: "Liability" }).click();
  await expect(page.getByText("capped at the amounts you paid")).toBeInViewport();
  await expect(page.getByText("the law of the State of Minnesota")).toBeVisible();
});

test("Spec C 2, Shipping and Returns: the pages show the figures of the specification", async ({
  page,
}) => {
  await page.goto("/shipping");
  await expect(page.getByRole("table").getByRole("row")).toContainText([
    "Zone",
    "East AfricaSomalia, Ethiopia, Eritrea, Djibouti, Kenya3-7 business days$5-15",
    "North AmericaUSA, Canada7-14 days$15-35",
    "EuropeUK, Germany, France, Netherlands, Sweden, Norway10-18 days$20-40",
    "Middle East & GulfUAE, Saudi Arabia, Qatar, Kuwait5-12 days$12-28",
    "Australia & New ZealandAustralia, New Zealand12-21 days$25-45",
  ]);
  for (const text of [
    "5-10 days maximum",
    "Over $500 or 20+ items: freight and a custom quote.",
    "Free standard shipping over $75.",
    "All orders are insured.",
    "1-3 business days",
    "Within 24 hours of shipping",
    "Orders placed on weekends or East African holidays may be delayed by 1 day.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }

  await page.goto("/returns");
  const section = (name: string) => page.getByRole("region", { name });
  await expect(section("How returns work").getByRole("listitem")).toHaveCount(4);
  for (const text of [
    "Within 30 days of delivery",
    "within 24 hours",
    "a prepaid label for eligible returns",
    "Within 5-10 business days of inspection",
    "International buyers may pay return shipping",
    "Exchanges for size or color when available.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(section("Items you can’t return").getByRole("listitem")).toHaveText([
    "Perishable foods",
    "Personal care",
    "Custom items",
    "Digital downloads",
  ]);
});

test("Spec C 2, How It Works: the page links buyers to the shop and sellers to their application", async ({
  page,
}) => {
  await page.goto("/how-it-works");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "For Buyers",
    "For Sellers",
    "What Makes Us Special",
  ]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Go to the shop" })).toHaveAttribute("href", "/shop");
  await main.getByRole("link", { name: "Become a Seller" }).click();
  await expect(page).toHaveURL("/become-seller");
});
