import { db } from "@/lib/db/client";
import { listThreads } from "@/lib/messaging/queries";
import { sendMessage } from "@/lib/messaging/service";
import { createProduct, createUser } from "./factories";

export const content = { subject: "Question about it", message: "Is it still available?" };

/** Creates a seller with a product. */
export async function createSellerWithProduct() {
  const seller = await createUser({ role: "seller" });
  return { seller, product: await createProduct({ seller }) };
}

/** Creates a thread of a buyer's message to a seller about a product. */
export async function createThread() {
  const buyer = await createUser({ role: "buyer" });
  const { seller, product } = await createSellerWithProduct();
  await sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...content });
  const [thread] = (await listThreads(buyer)).threads;
  if (!thread) throw new Error("no thread");
  return { buyer, seller, product, threadId: thread.id };
}

type Written = { subject: string; text: string; html: string };

/** Returns the emails queued for a user. */
export async function listEmailsTo(userId: number) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const rows = await db.outboxMessage.findMany({
    where: { kind: "mail", payload: { path: ["to"], equals: email } },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.payload as Written);
}
