import { formatMoney } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";

const DEMO_BUYER_EMAIL = "buyer@demo.com";

/** Age in minutes from which notifications are read. */
const READ_AFTER_MINUTES = 3 * 24 * 60;

const ADDRESSES = [
  {
    name: "Fartun Ali",
    line1: "1530 S 6th St",
    line2: "Apt 1204",
    city: "Minneapolis",
    region: "MN",
    postcode: "55454",
    country: "US",
    phone: "+1 612 555 0142",
    isDefault: true,
  },
  {
    name: "Hooyo Sahra Ali",
    line1: "Jigjiga Yar",
    landmark: "Opposite the Ali Matan mosque",
    city: "Hargeisa",
    region: "Maroodi Jeex",
    postcode: "",
    country: "SO",
    phone: "+252 63 4000142",
  },
];

/** Seeds the buyer's address book, and notifications of the demo accounts' orders and payouts. */
export async function seedUserData(now: Date) {
  await seedAddresses();
  await seedNotifications(now);
}

async function seedAddresses() {
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: DEMO_BUYER_EMAIL } });
  if ((await db.address.count({ where: { userId } })) > 0) return;
  await db.address.createMany({ data: ADDRESSES.map((address) => ({ ...address, userId })) });
}

type SeededNotification = {
  userId: number;
  kind: "order_placed" | "order_shipped" | "new_order" | "payout";
  values: Record<string, string>;
  href: string;
  /** The key that `notify` uses, so that no notification is sent twice. */
  dedupeKey: string;
  createdAt: Date;
};

async function seedNotifications(now: Date) {
  const notifications = [...(await buyerNotifications()), ...(await sellerNotifications())];
  await db.notification.createMany({
    data: notifications.map((notification) => ({
      ...notification,
      readAt:
        notification.createdAt < minutesAfter(now, -READ_AFTER_MINUTES)
          ? notification.createdAt
          : null,
    })),
    skipDuplicates: true,
  });
}

async function buyerNotifications(): Promise<SeededNotification[]> {
  const orders = await db.order.findMany({
    where: { buyer: { email: DEMO_BUYER_EMAIL }, paidAt: { not: null } },
    include: { sellerOrders: { include: { seller: { select: { username: true } } } } },
    orderBy: { id: "desc" },
    take: 4,
  });
  return orders.flatMap(({ id, buyerId, paidAt, sellerOrders }) => {
    const about = { userId: buyerId, href: `/orders?order=${id}` };
    const orderNotification: SeededNotification = {
      ...about,
      kind: "order_placed",
      values: { id: String(id) },
      dedupeKey: `order-paid:${id}`,
      createdAt: paidAt ?? new Date(),
    };
    const shipmentNotifications = sellerOrders.flatMap((sellerOrder): SeededNotification[] =>
      sellerOrder.shippedAt
        ? [
            {
              ...about,
              kind: "order_shipped",
              values: { id: String(id), seller: sellerOrder.seller.username },
              dedupeKey: `shipped:${sellerOrder.id}:1`,
              createdAt: sellerOrder.shippedAt,
            },
          ]
        : [],
    );
    return [orderNotification, ...shipmentNotifications];
  });
}

async function sellerNotifications(): Promise<SeededNotification[]> {
  const seller = { email: DEMO_SELLER_EMAIL };
  const sales = await db.sellerOrder.findMany({
    where: { seller, order: { paidAt: { not: null } } },
    include: { order: { select: { paidAt: true } } },
    orderBy: { orderId: "desc" },
    take: 5,
  });
  const payouts = await db.payout.findMany({
    where: { seller, status: { not: "pending" } },
    orderBy: { id: "desc" },
    take: 2,
  });
  return [
    ...sales.map(
      (sellerOrder): SeededNotification => ({
        userId: sellerOrder.sellerId,
        kind: "new_order",
        values: { id: String(sellerOrder.orderId) },
        href: `/orders?order=${sellerOrder.orderId}`,
        dedupeKey: `sale:${sellerOrder.id}`,
        createdAt: sellerOrder.order.paidAt ?? new Date(),
      }),
    ),
    ...payouts.map(
      (payout): SeededNotification => ({
        userId: payout.sellerId,
        kind: "payout",
        values: { amount: formatMoney(payout.amountCents), state: payout.status },
        href: "/payout-settings",
        dedupeKey: `payout:${payout.id}:${payout.status}`,
        createdAt: payout.decidedAt ?? payout.createdAt,
      }),
    ),
  ];
}
