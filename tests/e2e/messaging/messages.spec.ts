import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from "@playwright/test";

import { toast } from "../../support/accounts";
import { createListing, createPaidOrder, openAsNew } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const QUESTION = { subject: "How is it washed?", message: "Does the red run in warm water?" };

/** Opens a seller in a second browser who has received a question of the page's new buyer about a product. */
async function createConversation(page: Page, browser: Browser, options?: BrowserContextOptions) {
  const { page: seller, account } = await openAsNew(browser, "seller", options);
  const product = await createListing("Test shawl to ask about", { seller: account });
  await signInAsNew(page, "buyer");
  const data = { ...QUESTION, sellerId: account.id, productId: product.id };
  expect((await page.request.post("/api/messages", { data })).status()).toBe(201);
  return { seller, product };
}

const countUnread = async (page: Page) =>
  (await (await page.request.get("/api/messages/unread", { maxRetries: 2 })).json()).count;

const conversation = (page: Page) => page.getByRole("log");

const conversations = (page: Page) =>
  page.getByRole("navigation", { name: "Conversations" }).getByRole("link");

async function sendReply(page: Page, text: string) {
  await page.getByLabel("Your reply").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(conversation(page).getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
}

test("a seller finds a buyer's question by the badge, reads it and replies, and the buyer replies too", async ({
  page,
  browser,
}) => {
  const { seller, product } = await createConversation(page, browser);

  await openReady(seller, "/");
  await expect(seller.getByTitle("1 unread message")).toBeVisible();
  await seller.getByRole("button", { name: /Account menu/ }).click();
  await seller.getByRole("menuitem", { name: "Messages 1 unread message" }).click();
  await expect(seller).toHaveURL(/\/profile\?tab=messages$/);
  await expect(conversations(seller)).toContainText("1 new message");
  await expect(conversations(seller)).toContainText(product.title);
  await conversations(seller).click();
  await expect(conversation(seller).getByText(QUESTION.message)).toBeVisible();
  await expect(seller.getByRole("link", { name: product.title }).last()).toHaveAttribute(
    "href",
    `/product/${product.id}`,
  );
  await expect(seller.getByTitle("1 unread message")).toHaveCount(0);
  expect(await countUnread(seller)).toBe(0);
  await seller.getByRole("button", { name: "Send", exact: true }).click();
  await expect(seller.getByText("Please enter a message")).toBeVisible();
  await sendReply(seller, "Not in cold water.");

  await openReady(page, "/profile?tab=messages");
  await expect(page.getByText("Choose a conversation")).toBeVisible();
  await conversations(page).click();
  await expect(conversation(page).getByText("Not in cold water.")).toBeVisible();
  await expect(conversation(page).getByText("Read", { exact: true })).toHaveCount(1);
  await sendReply(page, "K");

  await seller.goto(page.url());
  await expect(conversation(seller).getByText("K", { exact: true })).toBeVisible();
  await expect(conversation(seller).getByText("Read", { exact: true })).toHaveCount(1);
  const response = await seller.request.get("/api/messages/seller");
  expect(await response.json()).toMatchObject([{ message: "K" }, { ...QUESTION, isRead: true }]);
  await seller.context().close();
});

test("an admin who opens the address of another users' conversation gets a 404", async ({
  page,
  browser,
}) => {
  const { seller } = await createConversation(page, browser);
  await seller.goto("/profile?tab=messages");
  const path = (await conversations(seller).getAttribute("href")) ?? "";
  await seller.goto(path);
  await expect(conversation(seller).getByText(QUESTION.message)).toBeVisible();

  await signInAsNew(seller, "admin");
  await seller.goto(path);
  await expect(seller.getByText("Conversation not found")).toBeVisible();
  await expect(seller.getByText(QUESTION.message)).toHaveCount(0);
  await seller.context().close();
});

test("a user without messages sees an empty list", async ({ page }) => {
  await signInAsNew(page, "buyer");
  await page.goto("/profile?tab=messages");
  await expect(page.getByRole("heading", { name: "No messages yet" })).toBeVisible();
});

test("the buyer and the seller of an order write to each other about it", { tag: "@full" }, async ({
  page,
  browser,
}) => {
  const [question, reply] = ["Could it come on a Saturday?", "Before noon it is."];
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test shawl to ask about", { seller: account });
  const id = await createPaidOrder(page, product.id);

  await openReady(page, `/orders?order=${id}`);
  await page.getByRole("button", { name: "Message seller" }).click();
  const toSeller = page.getByRole("dialog", { name: "Message seller" });
  await expect(toSeller.getByLabel("Subject")).toHaveValue(`Question about order #${id}`);
  await toSeller.getByLabel("Message").fill(question);
  await toSeller.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page).filter({ hasText: "Message Sent" })).toBeVisible();

  await openReady(seller, `/orders?order=${id}`);
  await seller.getByRole("button", { name: "Message buyer" }).click();
  const toBuyer = seller.getByRole("dialog", { name: "Message buyer" });
  await toBuyer.getByLabel("Message").fill("Short");
  await toBuyer.getByRole("button", { name: "Send Message" }).click();
  await expect(toBuyer.getByText("Message must be at least 10 characters")).toBeVisible();
  await toBuyer.getByLabel("Message").fill(reply);
  await toBuyer.getByRole("button", { name: "Send Message" }).click();
  await expect(
    toast(seller).filter({ hasText: "Your message has been sent to the buyer." }),
  ).toBeVisible();

  await openReady(page, "/profile?tab=messages");
  await page.getByRole("link").filter({ hasText: reply }).click();
  await expect(conversation(page).getByText(question)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: `Order #${id}` })
    .last()
    .click();
  await expect(page).toHaveURL(`/orders?order=${id}`);
  await seller.context().close();
});

test("a phone shows the list or one conversation, and both can be read without JavaScript", async ({
  page,
  browser,
}) => {
  const { seller } = await createConversation(page, browser, {
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });

  await seller.goto("/profile?tab=messages");
  await conversations(seller).click();
  await expect(conversation(seller).getByText(QUESTION.message)).toBeVisible();
  await expect(conversations(seller)).toBeHidden();
  await seller.getByRole("link", { name: "All messages" }).click();
  await expect(conversations(seller)).toBeVisible();
  // A script marks messages as read, so this one stays unread.
  expect(await countUnread(seller)).toBe(1);
  await seller.context().close();
});
