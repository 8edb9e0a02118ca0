import { db, type Tx, withTx } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { THREADS, type ThreadContent } from "./content/messages";

/** Seeds the conversations of the demo accounts, if the demo seller has none. */
export async function seedMessages(now: Date) {
  const seller = { email: DEMO_SELLER_EMAIL };
  const has = await db.messageThread.count({ where: { OR: [{ seller }, { buyer: seller }] } });
  if (has > 0) return;
  await withTx(async (tx) => {
    for (const content of THREADS) await seedThread(tx, content, now);
  });
}

async function seedThread(tx: Tx, content: ThreadContent, now: Date) {
  const [buyerId, sellerId] = [await idOf(tx, content.buyer), await idOf(tx, content.seller)];
  const about = await subjectOf(tx, content, { buyerId, sellerId });
  const times = content.messages.map(({ minutesAgo }) => minutesAfter(now, -minutesAgo));
  const [first = now, last = now] = [times[0], times.at(-1)];
  const read = content.messages.length - content.unread;
  await tx.messageThread.create({
    data: {
      buyerId,
      sellerId,
      ...about,
      subject: content.subject,
      createdAt: first,
      lastMessageAt: last,
      // Prevents emails about seeded messages.
      buyerMailedAt: last,
      sellerMailedAt: last,
      messages: {
        create: content.messages.map(({ by, text }, index) => ({
          senderId: by === "buyer" ? buyerId : sellerId,
          receiverId: by === "buyer" ? sellerId : buyerId,
          subject: content.subject,
          message: text,
          createdAt: times[index] ?? now,
          readAt: index < read ? minutesAfter(times[index] ?? now, 25) : null,
        })),
      },
    },
  });
}

async function idOf(tx: Tx, email: string) {
  const { id } = await tx.user.findFirstOrThrow({ where: { email }, select: { id: true } });
  return id;
}

/** Returns the named product, or the buyer's latest paid order with the seller. */
async function subjectOf(
  tx: Tx,
  { product: title }: ThreadContent,
  { buyerId, sellerId }: { buyerId: number; sellerId: number },
) {
  if (title) {
    const product = await tx.product.findFirstOrThrow({ where: { title, sellerId } });
    return { productId: product.id };
  }
  const order = await tx.order.findFirstOrThrow({
    where: { buyerId, paidAt: { not: null }, sellerOrders: { some: { sellerId } } },
    orderBy: { id: "desc" },
  });
  return { orderId: order.id };
}
