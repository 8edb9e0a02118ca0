import { expect, type Locator, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createArticle, createForumPost, createForumReply } from "../../support/community";
import { createProduct, uniqueName } from "../../support/factories";
import { createListedEvent } from "../../support/listed-event";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");

const ARABIC = {
  title: "ثلاث جولات من القهوة",
  excerpt: "أبول وتونا وبركة، بهذا الترتيب.",
  content: "لكل شارع مقهى. في هذا الشارع أربعة، وكل واحد منها يحمّص بنّه بنفسه.",
};

/** Opens a page in a language; the cookie retains it. */
const open = (page: Page, path: string, lang: string) => page.goto(`${path}?lang=${lang}`);

/** Returns the edge of an element at which its text begins. */
const edgeOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [line, box] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
    return Math.abs(line.left - box.left) <= Math.abs(box.right - line.right) ? "left" : "right";
  });

test("An article is in the reader's language, with a link to the original and back", async ({
  page,
}) => {
  const title = uniqueName("Three rounds");
  const { id, slug } = await createArticle({ title });
  await db.blogPostTranslation.create({ data: { postId: id, locale: "ar", ...ARABIC } });
  await open(page, `/blog/${slug}`, "ar");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(ARABIC.title);
  await expect(heading).toHaveAttribute("lang", "ar");
  await expect(heading).toHaveAttribute("dir", "rtl");
  await expect(page).toHaveTitle(new RegExp(ARABIC.title));
  await expect(main(page)).toContainText("مترجم من الإنجليزية");

  await main(page).getByRole("link", { name: "عرض النص الأصلي" }).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}\\?language=en$`));
  await expect(heading).toHaveText(title);
  await expect(heading).toHaveAttribute("lang", "en");
  await expect(heading).toHaveAttribute("dir", "ltr");
  expect(await edgeOf(heading)).toBe("left");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await main(page).getByRole("link", { name: "عرض الترجمة" }).click();
  await expect(heading).toHaveText(ARABIC.title);
});

test("A product, its reviews and its card name the language that is not the reader's", async ({
  page,
}) => {
  const title = uniqueName("Clove basket");
  const product = await createProduct({ title });
  const { id: authorId } = await db.user.findFirstOrThrow({ where: { role: "buyer" } });
  const review = { title: "Aad u fiican", comment: "Waxay u uraysaa sida gurigii hooyaday." };
  await db.review.create({
    data: { productId: product.id, authorId, rating: 5, ...review, locale: "so" },
  });
  await open(page, `/product/${product.id}`, "am");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await expect(main(page).getByText("በእንግሊዝኛ").first()).toBeVisible();
  await expect(main(page).getByRole("link", { name: "ዋናውን ጽሑፍ ይመልከቱ" })).toHaveCount(0);
  const comment = main(page).getByText(review.comment);
  await expect(comment).toHaveAttribute("lang", "so");
  await expect(main(page).getByText("በሶማልኛ")).toBeVisible();

  await page.goto(`/shop?search=${encodeURIComponent(title)}`);
  const card = main(page).getByRole("article").first();
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "en");
  await expect(card).toContainText("በእንግሊዝኛ");
});

test("An event in the list links to its original, and the list can be filtered by language", async ({
  page,
  request,
}) => {
  const title = uniqueName("Buna in the park");
  const event = await createListedEvent(request, { title });
  const text = { title: uniqueName("Bunka beerta"), description: "Saddex koob geedaha hoostooda." };
  await db.eventTranslation.create({ data: { eventId: event.id, locale: "so", ...text } });
  await page.goto("/events?language=so");
  const card = page.locator(`#event-${event.id}`);
  await expect(card.getByRole("heading")).toHaveText(text.title);
  await expect(card.getByRole("heading")).toHaveAttribute("lang", "so");
  await expect(card).toContainText("In Somali");
  await expect(main(page).getByLabel("Language")).toHaveValue("so");

  await card.getByRole("link", { name: "See original" }).click();
  await expect(card.getByRole("heading")).toHaveText(title);
  await main(page).getByLabel("Language").selectOption("am");
  await main(page).getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/events\?language=am$/);
  await expect(card).toHaveCount(0);
});

test("A discussion has the language of each text, and the forum can be filtered by it", async ({
  page,
}) => {
  const title = uniqueName("كيف تحمّص البن");
  const { id } = await createForumPost({ title, content: "المقلاة ساخنة من جهة واحدة." });
  await db.forumPost.update({ where: { id }, data: { locale: "ar" } });
  const reply = await createForumReply(id, "Shake it all the time.");
  await page.goto(`/community/post/${id}`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("dir", "rtl");
  expect(await edgeOf(heading)).toBe("right");
  await expect(main(page).getByText("In Arabic")).toHaveCount(1);
  await expect(page.locator(`#reply-${reply.id}`)).not.toContainText("In English");

  await openReady(page, "/community");
  await main(page).getByLabel("Language").selectOption("ar");
  await main(page).getByRole("search").getByRole("button").click();
  await expect(page).toHaveURL(/language=ar/);
  await expect(main(page).getByRole("heading", { name: title })).toHaveAttribute("lang", "ar");
  await page.goto("/community?language=om");
  await expect(main(page).getByRole("heading", { name: title })).toHaveCount(0);
});

test("A new post has the language of the interface unless the author chooses another", async ({
  page,
}) => {
  const { id } = await signInAsNew(page, "buyer");
  await db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  await open(page, "/community", "so");
  const title = uniqueName("How hot is the pan");
  await main(page).getByRole("button", { name: "Qoraal cusub" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Luqadda")).toHaveValue("so");
  await dialog.getByLabel("Luqadda").selectOption("en");
  await dialog.locator('[name="categoryId"]').selectOption({ index: 1 });
  await dialog.locator('[name="title"]').fill(title);
  await dialog.locator('[name="content"]').fill("Mine runs hot on one side.");
  await dialog.locator('[type="submit"]').click();
  await expect(main(page).getByRole("heading", { name: title })).toHaveAttribute("lang", "en");
  const { locale } = await db.forumPost.findFirstOrThrow({ where: { title } });
  expect(locale).toBe("en");
});

test("A seller translates a storefront, whose page is in the reader's language", async ({
  page,
}) => {
  const { id: sellerId } = await signInAsNew(page, "seller");
  await openReady(page, "/custom-storefront");
  const form = main(page).locator("form");
  await form.locator('[name="storeName"]').fill(uniqueName("Cloth House"));
  await form.locator('[name="description"]').fill("Cloth from Hargeisa, cut by three sisters.");
  await form.getByRole("tab", { name: "Soomaali" }).click();
  const somali = "Dhar Hargeisa, ay saddex walaalo tolaan.";
  await form.locator('[name="translations.so.description"]').fill(somali);
  await form.locator('[name="translations.so.bio"]').fill("Saddex walaalo.");
  await form.locator('[type="submit"]').click();
  await expect(toast(page)).toBeVisible();

  const { urlSlug } = await db.storefront.findUniqueOrThrow({ where: { sellerId } });
  await open(page, `/store/${urlSlug}`, "so");
  await expect(main(page).getByText(somali)).toHaveAttribute("lang", "so");
  await expect(main(page)).toContainText("Laga turjumay Ingiriisi");
  await main(page).getByRole("link", { name: "Eeg qoraalka asalka ah" }).click();
  await expect(main(page)).toContainText("Cloth from Hargeisa, cut by three sisters.");
});
