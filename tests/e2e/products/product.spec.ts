import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createUser } from "../../support/factories";
import { createListing, readViewedIds, storeViewed } from "../../support/marketplace";
import { signInAsNew } from "../../support/shop-http";

const STORY = {
  originStory: "From the hills.",
  culturalSignificance: "At every wedding.",
  artisanBio: "Amina has woven since she was nine.",
  makingProcess: "Three weeks by hand.",
};
const HEADINGS = ["Origin Story", "Cultural Significance", "Meet the Artisan", "Making Process"];
const REVIEW = { title: "Woven with care", comment: "Sturdy, bright, and the lid fits well." };

const main = (page: Page) => page.getByRole("main");

const openProduct = (page: Page, { id }: { id: number }) => page.goto(`/product/${id}`);

async function readStructuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

type ThreadInput = { buyerId: number; sellerId: number; productId: number };

/** Creates a question that the seller answered after six hours. */
async function createThreadWithReply({ buyerId, sellerId, productId }: ThreadInput) {
  const subject = "A question";
  const message = "Is it woven by hand?";
  const sentAt = new Date(Date.now() - 86_400_000);
  const repliedAt = new Date(sentAt.getTime() + 6 * 3_600_000);
  await db.messageThread.create({
    data: {
      buyerId,
      sellerId,
      productId,
      subject,
      lastMessageAt: repliedAt,
      messages: {
        create: [
          { senderId: buyerId, receiverId: sellerId, subject, message, createdAt: sentAt },
          {
            senderId: sellerId,
            receiverId: buyerId,
            subject,
            message: "It is.",
            createdAt: repliedAt,
          },
        ],
      },
    },
  });
}

async function createCertificates(productId: number) {
  const validUntil = new Date(Date.now() + 365 * 86_400_000);
  const certificate = { productId, body: "IFANCA", number: "A-1", validUntil };
  await db.certificate.createMany({
    data: (["halal", "ethical", "fair_trade"] as const).map((type) => ({
      ...certificate,
      type,
      status: "approved",
      decidedAt: new Date(),
    })),
  });
}

test.describe("Spec A 2 screens and routes, /product/{id}", () => {
  test("the page shows seller, price, stock and the shop's promises, but no story if there is none", async ({
    page,
  }) => {
    const product = await createListing("Test basket without a story", { stock: 12 });
    await openProduct(page, product);

    await expect(main(page).getByText(`By ${product.seller}`).first()).toBeVisible();
    await expect(main(page).getByText("$12.50").first()).toBeVisible();
    await expect(main(page).getByText("12 available")).toBeVisible();
    await expect(main(page).getByText("Free shipping")).toBeVisible();
    await expect(main(page).getByText("On orders over $50")).toBeVisible();
    await expect(
      main(page)
        .getByText(/Authentic/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText("Typically responds within 2-4 hours")).toBeVisible();
    for (const name of HEADINGS) await expect(page.getByRole("heading", { name })).toHaveCount(0);
  });

  test("the seller's measured response time is beside the fixed one", async ({ page }) => {
    const product = await createListing("Test basket of a quick seller");
    const { id: buyerId } = await createUser({ role: "buyer" });
    const { sellerId } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    await createThreadWithReply({ buyerId, sellerId, productId: product.id });
    await openProduct(page, product);

    await expect(main(page).getByText("Typically responds within 2-4 hours")).toBeVisible();
    await expect(main(page).getByText("Average response time 6 hours")).toBeVisible();
  });

  test("the page shows certificates and seasons as labels, and each section of the story", async ({
    page,
  }) => {
    const product = await createListing("Test basket with its story", {
      ...STORY,
      isEidSpecial: true,
      isRamadanSpecial: true,
      isIndependenceDay: true,
    });
    await createCertificates(product.id);
    await openProduct(page, product);

    for (const label of [
      "Halal Certified",
      "Ethically Sourced",
      "Fair Trade",
      "Eid Special",
      "Ramadan Special",
      "Independence Day",
    ]) {
      await expect(main(page).getByText(label, { exact: true }).first()).toBeVisible();
    }
    for (const name of HEADINGS) {
      await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
    }
  });

  test("the structured data of the page have address and price, and a rating only once there is a review", async ({
    page,
  }) => {
    const product = await createListing("Test basket for </script> engines");
    await openProduct(page, product);
    const [bare, crumbs] = await readStructuredData(page);
    expect(bare).toMatchObject({
      "@type": "Product",
      name: product.title,
      offers: { price: "12.50", priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
    expect(bare).not.toHaveProperty("aggregateRating");
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/product/${product.id}$`),
    );

    await signInAsNew(page, "buyer");
    const data = { productId: product.id, rating: 4, ...REVIEW };
    expect((await page.request.post("/api/reviews", { data })).status()).toBe(201);
    await openProduct(page, product);
    const [structuredData] = await readStructuredData(page);
    expect(structuredData?.["aggregateRating"]).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  });

  test("the structured data of the page name only images that are stored by the shop", async ({
    page,
  }) => {
    const foreign = "https://images.example/basket.png";
    const product = await createListing("Test basket with a foreign image", {
      imageUrl: foreign,
      images: [foreign, "/illustrations/mesob.svg"],
      imageAlts: ["", ""],
    });
    await openProduct(page, product);

    const [data] = await readStructuredData(page);
    expect(JSON.stringify(data)).not.toContain("images.example");
    expect(JSON.stringify(data?.["image"])).toContain("/illustrations/mesob.svg");
  });
});

test("Spec A 8 the error catalogue, messages: a message without a network fails and preserves its text", async ({
  page,
}) => {
  const product = await createListing("Test basket to ask about");
  await signInAsNew(page, "buyer");
  await openProduct(page, product);
  await page.getByRole("button", { name: "Contact Seller" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Seller" });
  await dialog.getByLabel("Message").fill("Is the lid woven as well?");
  await page.route("/api/messages", (route) => route.abort());
  await dialog.getByRole("button", { name: "Send Message" }).click();

  await expect(toast(page)).toContainText("Message Failed");
  await expect(toast(page)).toContainText("Failed to send message. Please try again.");
  await expect(dialog.getByLabel("Message")).toHaveValue("Is the lid woven as well?");
});

test("Spec A 9 business constants and limits, recently viewed: the browser stores the last ten products", async ({
  page,
}) => {
  const products = await Promise.all(
    Array.from({ length: 10 }, () => createListing("Test basket viewed before")),
  );
  const newest = await createListing("Test basket viewed now");
  await storeViewed(page, products);
  const [first, second, ...others] = products.slice(0, 9).map(({ id }) => id);

  await openProduct(page, newest);
  await expect.poll(() => readViewedIds(page)).toEqual([newest.id, first, second, ...others]);
  await openProduct(page, { id: second ?? 0 });
  await expect.poll(() => readViewedIds(page)).toEqual([second, newest.id, first, ...others]);
});

test.describe("Spec A 2 screens and routes, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product's description, story and reviews are readable", async ({ page }) => {
    const description = "Coiled grass, dyed with onion skin.";
    const product = await createListing("Test basket to read about", { ...STORY, description });
    const { id: authorId } = await createUser({ role: "buyer" });
    await db.review.create({ data: { productId: product.id, authorId, rating: 4, ...REVIEW } });

    await openProduct(page, product);
    await expect(page.getByText(description)).toBeVisible();
    // Playwright's browser without scripts renders no <noscript>.
    const html = await (await page.request.get(`/product/${product.id}`)).text();
    expect(html).toMatch(/<noscript><p[^>]*>Turn on JavaScript to buy and to sign in\.</);
    await expect(page.getByRole("heading", { name: "Origin Story" }).first()).toBeVisible();
    await expect(page.getByText(REVIEW.comment)).toBeVisible();
  });
});
