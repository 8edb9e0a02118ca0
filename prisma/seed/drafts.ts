import { db } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL } from "./accounts";

/** A product that the demo seller has not submitted yet. */
const DRAFT = {
  title: "Woven bread basket with handles, 14 in",
  description: "Coiled grass in cream and green, for injera or fruit. Made by two of us in Harar.",
  category: "Arts & Crafts",
  price: "58.00",
};

export async function seedDrafts() {
  const { id: sellerId } = await db.user.findFirstOrThrow({
    where: { email: DEMO_SELLER_EMAIL },
    select: { id: true },
  });
  await db.productDraft.create({ data: { sellerId, title: DRAFT.title, content: DRAFT } });
}
