import { type Browser, expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const WORDS = { subject: "How is it washed?", message: "Does the red run in warm water?" };

/** A browser of its own for somebody else. */
async function another(browser: Browser, options = {}) {
  return (await browser.newContext(options)).newPage();
}

/** A new seller, signed in, with one product. */
async function createSeller(page: Page) {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "seller" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const product = await createProduct({
    title: "Test shawl to ask about",
    stock: 3,
    seller: member.email,
  });
  const { user } = await (await page.request.get("/api/me")).json();
  return { id: user.id as number, product };
}

async function write(page: Page, input: object) {
  const response = await page.request.post("/api/messages", { data: { ...WORDS, ...input } });
  return [response.status(), await response.text()];
}

const unread = async (page: Page) =>
  (await (await page.request.get("/api/messages/unread", { maxRetries: 2 })).json()).count;

const conversation = (page: Page) => page.getByRole("log");

async function answer(page: Page, text: string) {
  await page.getByLabel("Your answer").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(conversation(page).getByText(text)).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("");
}

test("a buyer asks, the seller sees it, reads and answers, and the buyer answers back", async ({
  page,
  browser,
}) => {
  const sellerPage = await another(browser);
  const { product } = await createSeller(sellerPage);
  await signInAsNew(page, "buyer");
  await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Contact Seller" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Seller" });
  await dialog.getByLabel("Subject").fill(WORDS.subject);
  await dialog.getByLabel("Message").fill(WORDS.message);
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(
    toast(page).filter({
      hasText: "Your message has been sent to the seller. They will respond soon!",
    }),
  ).toBeVisible();

  // The seller: a badge in the account menu leads to the list, and opening reads.
  await sellerPage.goto("/", { waitUntil: "networkidle" });
  await expect(sellerPage.getByTitle("1 unread message")).toBeVisible();
  await sellerPage.getByRole("button", { name: /Account menu/ }).click();
  await sellerPage.getByRole("menuitem", { name: "Messages 1 unread message" }).click();
  await expect(sellerPage).toHaveURL(/\/profile\?tab=messages$/);
  const row = sellerPage.getByRole("navigation", { name: "Conversations" }).getByRole("link");
  await expect(row).toContainText("1 new message");
  await expect(row).toContainText(product.title);
  await row.click();
  await expect(conversation(sellerPage).getByText(WORDS.message)).toBeVisible();
  await expect(sellerPage.getByRole("link", { name: product.title }).last()).toHaveAttribute(
    "href",
    `/product/${product.id}`,
  );
  await expect(sellerPage.getByTitle("1 unread message")).toHaveCount(0);
  expect(await unread(sellerPage)).toBe(0);
  await sellerPage.getByRole("button", { name: "Send", exact: true }).click();
  await expect(sellerPage.getByText("Please write a message")).toBeVisible();
  await answer(sellerPage, "Not in cold water.");

  // The buyer sees that it was read, and answers with one letter.
  await page.goto("/profile?tab=messages", { waitUntil: "networkidle" });
  await expect(page.getByText("Choose a conversation")).toBeVisible();
  await page.getByRole("navigation", { name: "Conversations" }).getByRole("link").click();
  await expect(conversation(page).getByText("Not in cold water.")).toBeVisible();
  await expect(conversation(page).getByText("Read", { exact: true })).toHaveCount(1);
  await answer(page, "K");

  await sellerPage.goto(page.url(), { waitUntil: "networkidle" });
  await expect(conversation(sellerPage).getByText("K", { exact: true })).toBeVisible();
  await expect(conversation(sellerPage).getByText("Read", { exact: true })).toHaveCount(1);
  const received = await sellerPage.request.get("/api/messages/seller");
  expect(await received.json()).toMatchObject([{ message: "K" }, { ...WORDS, isRead: true }]);

  // Nobody else does.
  await signInAs(page, "admin@demo.com");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("This conversation does not exist.")).toBeVisible();
  await expect(page.getByText(WORDS.message)).toHaveCount(0);
  await sellerPage.context().close();
});

test("each refusal has its sentence and writes nothing", async ({ page, browser }) => {
  const sellerPage = await another(browser);
  const { id: sellerId, product } = await createSeller(sellerPage);
  const foreign = await createProduct({ title: "Test shawl of somebody else", stock: 3 });
  const input = { sellerId, productId: product.id };
  expect(await write(await another(browser), input)).toEqual([401, "Please sign in to continue."]);
  await signInAsNew(page, "buyer");

  expect(await write(page, { ...input, message: "Nine char" })).toEqual([
    400,
    "Message must be at least 10 characters",
  ]);
  expect(await write(page, { ...input, subject: "Four" })).toEqual([
    400,
    "Subject must be at least 5 characters",
  ]);
  expect(await write(page, { sellerId, productId: foreign.id })).toEqual([
    404,
    "Product not found",
  ]);
  expect(await write(sellerPage, input)).toEqual([400, "You cannot send a message to yourself."]);

  for (const one of [page, sellerPage]) {
    await one.goto("/profile?tab=messages", { waitUntil: "networkidle" });
    await expect(one.getByRole("heading", { name: "No messages yet" })).toBeVisible();
  }
  await sellerPage.context().close();
});

test("an order's buyer and seller write to each other about it", async ({ page, browser }) => {
  const sellerPage = await another(browser);
  const now = Date.now();
  const [asked, answered] = [`Could it come on a Saturday? ${now}`, `Before noon it is. ${now}`];
  await signInAs(page, "buyer@demo.com");
  await signInAs(sellerPage, "seller@demo.com");
  const sales = await (await sellerPage.request.get("/api/orders/seller")).json();
  const orders = await (await page.request.get("/api/orders")).json();
  const ids = new Set(sales.map((sale: { id: number }) => sale.id));
  const { id } = orders.find((order: { id: number }) => ids.has(order.id));

  await page.goto(`/orders?order=${id}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Message seller" }).click();
  const toSeller = page.getByRole("dialog", { name: "Message seller" });
  await expect(toSeller.getByLabel("Subject")).toHaveValue(`Question about order #${id}`);
  await toSeller.getByLabel("Message").fill(asked);
  await toSeller.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page).filter({ hasText: "Message Sent" })).toBeVisible();

  await sellerPage.goto(`/orders?order=${id}`, { waitUntil: "networkidle" });
  await sellerPage.getByRole("button", { name: "Message buyer" }).click();
  const toBuyer = sellerPage.getByRole("dialog", { name: "Message buyer" });
  await toBuyer.getByLabel("Message").fill("Short");
  await toBuyer.getByRole("button", { name: "Send Message" }).click();
  await expect(toBuyer.getByText("Message must be at least 10 characters")).toBeVisible();
  await toBuyer.getByLabel("Message").fill(answered);
  await toBuyer.getByRole("button", { name: "Send Message" }).click();
  await expect(
    toast(sellerPage).filter({ hasText: "Your message has been sent to the buyer." }),
  ).toBeVisible();

  await page.goto("/profile?tab=messages", { waitUntil: "networkidle" });
  await page.getByRole("link").filter({ hasText: answered }).click();
  await expect(conversation(page).getByText(asked)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: `Order #${id}` })
    .last()
    .click();
  await expect(page).toHaveURL(`/orders?order=${id}`);
  await sellerPage.context().close();
});

test("phones show one at a time, and without JavaScript one can read", async ({
  page,
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const sellerPage = await another(browser, { ...phone, javaScriptEnabled: false });
  const { id: sellerId, product } = await createSeller(sellerPage);
  await signInAsNew(page, "buyer");
  expect((await write(page, { sellerId, productId: product.id }))[0]).toBe(201);

  await sellerPage.goto("/profile?tab=messages");
  const list = sellerPage.getByRole("navigation", { name: "Conversations" });
  await list.getByRole("link").click();
  await expect(conversation(sellerPage).getByText(WORDS.message)).toBeVisible();
  await expect(list).toBeHidden();
  await sellerPage.getByRole("link", { name: "All messages" }).click();
  await expect(list).toBeVisible();
  // Nobody knows that it was looked at, so it stays unread.
  expect(await unread(sellerPage)).toBe(1);
  await sellerPage.context().close();
});
