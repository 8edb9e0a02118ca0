import { randomUUID } from "node:crypto";

import { db } from "@/lib/db/client";
import { createProduct, createUser } from "./factories";

export const HOSTILE_TITLE = "</script><script>ran(1)</script>";

/**
 * Creates a hostile seller with a published store and a product with a review: every text in each field that is long
 * enough.
 */
export async function plantHostileProducts(texts: string[]) {
  const all = texts.join("\n\n");
  const [short, createdAt] = [HOSTILE_TITLE, new Date("2020-01-01")];
  const urlSlug = `planted-${randomUUID().slice(0, 8)}`;
  const seller = await createUser({ role: "seller" });
  const place = { city: short, country: short };
  await db.user.update({
    where: { id: seller.id },
    data: { username: `${urlSlug}${short}`, firstName: short, lastName: short, bio: all, ...place },
  });
  const content = { storeName: short, description: all, tagline: short, location: short };
  await db.storefront.create({
    data: { sellerId: seller.id, ...content, urlSlug, isPublished: true },
  });
  const product = await createProduct({ seller, title: short });
  const story = {
    originStory: all,
    culturalSignificance: all,
    artisanBio: all,
    makingProcess: all,
  };
  await db.product.update({
    where: { id: product.id },
    data: { description: all, ...story, createdAt },
  });
  const { id: authorId } = await createUser({ role: "buyer" });
  await db.review.create({
    data: { productId: product.id, authorId, rating: 5, title: short, comment: all },
  });
  return { seller: seller.id, product: product.id, slug: urlSlug };
}
