import { randomUUID } from "node:crypto";
import { fillSkeletons } from "@/lib/accounts/jobs";
import { revalidateDueArticles } from "@/lib/blog/jobs";
import { sendPriceAlerts } from "@/lib/buyer-tools/jobs";
import { db } from "@/lib/db/client";
import { sendForumDigests } from "@/lib/forum/jobs";
import { followPost } from "@/lib/forum/service/follows";
import { sendUnreadReminders } from "@/lib/messaging/jobs";
import { replyToThread } from "@/lib/messaging/service";
import { deliverSandboxEvents } from "@/lib/payments/sandbox/deliver-events";
import { processImports } from "@/lib/product-import/jobs";
import { applyDueSales } from "@/lib/products/sales/jobs";
import { applyScheduledUpdates, sendInventoryAlerts } from "@/lib/seller-tools/jobs";
import { sweepUploads } from "@/lib/uploads/jobs";
import { publicArticle } from "./articles";
import { createProduct, createUser } from "./factories";
import { createMember, postReply, postTopic } from "./forum";
import { LONG_AGO, MONEY_QUEUES, PAST, type Queue } from "./money-queues";
import { createCheckout } from "./orders";
import { createThread } from "./threads";

export { LONG_AGO, PAST };

async function createUpload() {
  const { id: ownerId } = await createUser({ role: "seller" });
  const key = `${randomUUID().replaceAll("-", "").slice(0, 22)}.webp`;
  const size = { bytes: 1, width: 1, height: 1 };
  const { id } = await db.upload.create({
    data: {
      ownerId,
      key,
      url: `https://shop.example/uploads/${key}`,
      ...size,
      createdAt: LONG_AGO,
    },
  });
  return id;
}

/** Jobs that process rows, each with a function that makes a row due. */
export const QUEUES: Queue[] = [
  ...MONEY_QUEUES,
  {
    queue: "priceAlerts",
    table: "price_alerts",
    plant: async () => {
      const [{ id: userId }, { id: productId }] = [
        await createUser({ role: "buyer" }),
        await createProduct(),
      ];
      return (await db.priceAlert.create({ data: { userId, productId, targetCents: 2_000 } })).id;
    },
    run: sendPriceAlerts,
    isDone: async (id) => !(await db.priceAlert.findUniqueOrThrow({ where: { id } })).isArmed,
  },
  {
    queue: "inventoryAlerts",
    table: "inventory_alerts",
    plant: async () => {
      const { id: productId, sellerId } = await createProduct({ stock: 1 });
      const data = { productId, sellerId, lowStockThreshold: 5 };
      return (await db.inventoryAlert.create({ data })).id;
    },
    run: sendInventoryAlerts,
    isDone: async (id) =>
      (await db.inventoryAlert.findUniqueOrThrow({ where: { id } })).notifiedState === "low_stock",
  },
  {
    queue: "productImports",
    table: "product_imports",
    plant: async () => {
      const { id: sellerId } = await createUser({ role: "seller" });
      const data = { sellerId, fileName: "products.csv", columns: ["title"] };
      return (await db.productImport.create({ data })).id;
    },
    run: processImports,
    isDone: async (id) =>
      (await db.productImport.findUniqueOrThrow({ where: { id } })).finishedAt !== null,
  },
  {
    queue: "priceUpdates",
    table: "bulk_updates",
    plant: async () => {
      const { sellerId } = await createProduct();
      const change = { adjustmentType: "percentage", adjustmentValue: 500 } as const;
      const data = { sellerId, name: "Spring", scheduledAt: PAST, excludedIds: [], ...change };
      return (await db.bulkUpdate.create({ data })).id;
    },
    run: applyScheduledUpdates,
    isDone: async (id) =>
      (await db.bulkUpdate.findUniqueOrThrow({ where: { id } })).appliedAt !== null,
  },
  {
    queue: "productSales",
    table: "product_sales",
    plant: async () => {
      const { id: productId } = await createProduct();
      const data = { productId, percent: 10, startsAt: PAST, endsAt: new Date(Date.now() + 1e9) };
      return (await db.productSale.create({ data })).id;
    },
    run: applyDueSales,
    isDone: async (id) =>
      (await db.productSale.findUniqueOrThrow({ where: { id } })).startedAt !== null,
  },
  {
    queue: "announcedArticles",
    table: "blog_posts",
    plant: async () => {
      const article = await publicArticle();
      await db.$executeRaw`UPDATE blog_posts SET announced_at = NULL WHERE id = ${article.id}`;
      return article.id;
    },
    run: revalidateDueArticles,
    isDone: async (id) =>
      (await db.blogPost.findUniqueOrThrow({ where: { id } })).announcedAt !== null,
  },
  {
    queue: "unreadMessages",
    table: "message_threads",
    plant: async () => {
      const { buyer, threadId: id } = await createThread();
      await replyToThread(buyer, { threadId: id, message: "And in red?" });
      await db.$executeRaw`UPDATE message_threads SET seller_mailed_at = ${LONG_AGO} WHERE id = ${id}`;
      return id;
    },
    run: sendUnreadReminders,
    isDone: async (id) => {
      const { sellerMailedAt } = await db.messageThread.findUniqueOrThrow({ where: { id } });
      return sellerMailedAt !== null && sellerMailedAt > LONG_AGO;
    },
  },
  {
    queue: "forumDigests",
    table: "forum_follows",
    plant: async () => {
      const [reader, post] = await Promise.all([createMember(), postTopic()]);
      await followPost(reader, { id: post.id, isOn: true });
      await postReply(post.id);
      return reader.id;
    },
    run: sendForumDigests,
    isDone: async (userId) =>
      (await db.notification.count({ where: { userId, kind: "forum" } })) === 1,
  },
  {
    queue: "nameSkeletons",
    table: "users",
    plant: async () => {
      const { id } = await createUser({ role: "buyer" });
      await db.user.update({ where: { id }, data: { nameSkeleton: null } });
      return id;
    },
    run: fillSkeletons,
    isDone: async (id) =>
      (await db.user.findUniqueOrThrow({ where: { id } })).nameSkeleton !== null,
  },
  {
    queue: "storeSkeletons",
    table: "storefronts",
    plant: async () => {
      const { id } = await createUser({ role: "seller" });
      const data = { sellerId: id, storeName: "Looms", description: "Cloth.", urlSlug: `s-${id}` };
      await db.storefront.create({ data });
      return id;
    },
    run: fillSkeletons,
    isDone: async (sellerId) =>
      (await db.storefront.findUniqueOrThrow({ where: { sellerId } })).nameSkeleton !== null,
  },
  {
    queue: "orphanUploads",
    table: "uploads",
    plant: createUpload,
    run: sweepUploads,
    isDone: async (id) => (await db.upload.count({ where: { id } })) === 0,
  },
  {
    queue: "pendingUploads",
    table: "pending_uploads",
    plant: async () => {
      const { id: ownerId } = await createUser({ role: "seller" });
      const key = `${randomUUID().replaceAll("-", "").slice(0, 22)}.webp`;
      const data = { ownerId, key, kind: "picture", store: "disk", expiresAt: PAST } as const;
      return (await db.pendingUpload.create({ data })).id;
    },
    run: sweepUploads,
    isDone: async (id) => (await db.pendingUpload.count({ where: { id } })) === 0,
  },
  {
    queue: "sandboxEvents",
    table: "sandbox_events",
    plant: async () => {
      const { orderId } = await createCheckout(
        await createUser({ role: "buyer" }),
        await createProduct(),
      );
      const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
      const id = `evt_${randomUUID()}`;
      await db.sandboxEvent.create({ data: { id, intentId, type: "none", payload: {} } });
      return id;
    },
    run: deliverSandboxEvents,
    isDone: async (id) =>
      (await db.sandboxEvent.findUniqueOrThrow({ where: { id } })).deliveredAt !== null,
  },
];
