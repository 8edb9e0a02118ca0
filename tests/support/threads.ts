import { db } from "@/lib/core/db";
import { listThreads } from "@/lib/messaging/queries";
import { sendMessage } from "@/lib/messaging/service";
import { a, aProduct } from "./factories";

export const words = { subject: "Question about it", message: "Is it still available?" };

/** A seller with something to ask about. */
export async function aSellerWithProduct() {
  const seller = await a("seller");
  return { seller, product: await aProduct({ seller }) };
}

/** A buyer who wrote to a seller about a product. */
export async function aThread() {
  const buyer = await a("buyer");
  const { seller, product } = await aSellerWithProduct();
  await sendMessage(buyer, { sellerId: seller.id, productId: product.id, ...words });
  const [thread] = (await listThreads(buyer)).threads;
  if (!thread) throw new Error("no thread");
  return { buyer, seller, product, threadId: thread.id };
}

type Written = { subject: string; text: string; html: string };

/** The mails that the outbox promised to somebody. */
export async function mailsTo(userId: number) {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const rows = await db.outboxMessage.findMany({
    where: { kind: "mail", payload: { path: ["to"], equals: email } },
    orderBy: { id: "asc" },
  });
  return rows.map((row) => row.payload as Written);
}
