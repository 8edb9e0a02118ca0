import { describe, expect, it } from "vitest";

import { updateProfile } from "@/lib/accounts/service/profile";
import { saveArticle } from "@/lib/blog/service/save";
import { db } from "@/lib/db/client";
import { saveEvent } from "@/lib/events/service/save";
import { createPost, editPost } from "@/lib/forum/service/posts";
import { createReply } from "@/lib/forum/service/replies";
import { createReview, editReview, replyToReview } from "@/lib/reviews/service";
import { getSellerOrThrow } from "@/lib/sellers/queries/sellers";
import { saveStorefront } from "@/lib/storefronts/service";
import { submitStory } from "@/lib/stories/service";
import { articleInput } from "../support/articles";
import { eventInput } from "../support/events";
import { createProduct, createUser } from "../support/factories";
import { categoryId, createMember } from "../support/forum";
import { newStoreName } from "../support/stores";

/** Creates a user whose interface is in a language. */
async function userIn(locale: string, create = () => createMember()) {
  const user = await create();
  await db.user.update({ where: { id: user.id }, data: { locale } });
  return user;
}

async function post(input: { locale?: "ar" } = {}) {
  const text = { title: "A question", content: "How do you do it?", ...input };
  return createPost(await userIn("om"), { categoryId: await categoryId("coffee"), ...text });
}

describe("the stored language of a text", () => {
  it("is the given one for a forum post, otherwise that of the author's interface", async () => {
    expect(await post({ locale: "ar" })).toMatchObject({ locale: "ar" });
    expect(await post()).toMatchObject({ locale: "om" });
  });

  it("changes with an edit of a post only if the edit names one", async () => {
    const author = await userIn("so");
    const text = { title: "Su’aal", content: "Sideed u samaysaa?" };
    const { id } = await createPost(author, { categoryId: await categoryId("coffee"), ...text });
    const localeOf = async () =>
      (await db.forumPost.findUniqueOrThrow({ where: { id }, select: { locale: true } })).locale;

    await editPost(author, { id, ...text });
    expect(await localeOf()).toBe("so");
    await editPost(author, { id, ...text, locale: "en" });
    expect(await localeOf()).toBe("en");
  });

  it("is that of the interface for a reply, a story and a review with its reply", async () => {
    const { id: postId } = await post();
    const author = await userIn("am");
    const seller = await userIn("ar", () => createUser({ role: "seller" }));
    const product = await createProduct({ seller });
    const reply = await createReply(author, { postId, quotedId: null, content: "እንዲህ።" });
    const story = await submitStory(author, { title: "ቤቴ", content: "ቤቱ እንደ እናቴ ቤት ሸተተ።" });
    const review = await createReview(author, {
      productId: product.id,
      rating: 5,
      title: "በጣም ጥሩ",
      comment: "ሽታው የልጅነት ቤቴን አስታወሰኝ፤ እንደገና እገዛለሁ።",
    });
    const replyRow = await replyToReview(seller, { id: review.id, text: "شكرًا جزيلًا لك." });

    expect(await db.forumReply.findUnique({ where: { id: reply.id } })).toMatchObject({
      locale: "am",
    });
    expect(story).toMatchObject({ locale: "am" });
    expect(replyRow).toMatchObject({ locale: "am", answerLocale: "ar" });
    expect(review).toMatchObject({ locale: "am", answerLocale: null });
  });

  it("of a review stays the same when its author edits it in another interface", async () => {
    const author = await userIn("so");
    const { id: productId } = await createProduct();
    const text = { rating: 4, title: "Fiican", comment: "Waxay u uraysaa sida gurigii hooyaday." };
    const { id } = await createReview(author, { productId, ...text });
    await db.user.update({ where: { id: author.id }, data: { locale: "en" } });

    expect(await editReview(author, { id, ...text, rating: 5 })).toMatchObject({ locale: "so" });
  });

  it("of a bio changes only with the bio", async () => {
    const seller = await userIn("so", () => createUser({ role: "seller" }));
    await updateProfile(seller, { bio: "Dhar baan tolnaa.", bioLocale: "so" });
    await updateProfile(seller, { bio: "Dhar baan tolnaa.", city: "Hargeisa", bioLocale: "en" });
    expect(await getSellerOrThrow(seller.id)).toMatchObject({ bioLocale: "so" });

    await updateProfile(seller, { bio: "We cut and finish cloth.", bioLocale: "en" });
    expect(await getSellerOrThrow(seller.id)).toMatchObject({ bioLocale: "en" });
  });

  it("of an article, an event and a store is that of the interface without a given one", async () => {
    const admin = await userIn("am", () => createUser({ role: "admin" }));
    const seller = await userIn("om", () => createUser({ role: "seller" }));
    const article = await saveArticle(admin, await articleInput());
    const event = await saveEvent(admin, eventInput());
    await saveStorefront(seller, { storeName: newStoreName(), description: "Uffata aadaa." });

    const select = { locale: true };
    expect([
      await db.blogPost.findUnique({ where: { id: article.id }, select }),
      await db.event.findUnique({ where: { id: event.id }, select }),
      await db.storefront.findUnique({ where: { sellerId: seller.id }, select }),
    ]).toEqual([{ locale: "am" }, { locale: "am" }, { locale: "om" }]);
  });
});
