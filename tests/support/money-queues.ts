import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { releaseHeldSeats } from "@/lib/events/jobs";
import { joinWaitingList } from "@/lib/events/service/waiting-list";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { expireTicketHolds } from "@/lib/events/tickets/service/expire-holds";
import { returnSeats } from "@/lib/events/tickets/service/return-seats";
import { completeOrders } from "@/lib/orders/service/complete";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { refundDisabledSellers } from "@/lib/orders/service/refund-unsent";
import { reconcilePayments } from "@/lib/payment-events/jobs";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { createEvent } from "./events";
import { createProduct, createUser } from "./factories";
import { charge, createCheckout } from "./orders";
import { createBankAccount, createEarning, friday } from "./payees";
import { onPlan } from "./plans";
import { createSale, daysPass, ship } from "./sales";

export const PAST = new Date(Date.now() - 3_600_000);
export const LONG_AGO = new Date(Date.now() - 400 * 86_400_000);

export type Queue = {
  queue: string;
  /** Table whose row is poisoned: every UPDATE and DELETE of it fails. */
  table: string;
  /** Inserts one due row. Returns its primary key. */
  plant: () => Promise<number | string>;
  run: () => Promise<number>;
  /** Returns whether the row is processed. */
  isDone: (id: never) => Promise<boolean>;
};

const orderStatus = async (id: number) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;

/** Jobs that move money, each with a function that makes a row due. */
export const MONEY_QUEUES: Queue[] = [
  {
    queue: "lapsedHolds",
    table: "orders",
    plant: async () => {
      const { orderId: id } = await createCheckout(
        await createUser({ role: "buyer" }),
        await createProduct(),
      );
      await db.order.update({ where: { id }, data: { holdUntil: PAST } });
      return id;
    },
    run: expireHolds,
    isDone: async (id) => (await orderStatus(id)) === "cancelled",
  },
  {
    queue: "lapsedTickets",
    table: "ticket_purchases",
    plant: async () => {
      const { id: eventId } = await createEvent({ priceCents: 1500 });
      const { ticketCode: code } = await buyTickets(
        await createUser({ role: "buyer" }),
        { eventId, quantity: 1 },
        "en",
      );
      const { id } = await db.ticketPurchase.update({ where: { code }, data: { holdUntil: PAST } });
      return id;
    },
    run: expireTicketHolds,
    isDone: async (id) =>
      (await db.ticketPurchase.findUniqueOrThrow({ where: { id } })).status === "lapsed",
  },
  {
    queue: "heldSeats",
    table: "waiting_list_entries",
    plant: async () => {
      const { id: eventId } = await createEvent({ maxTickets: 1 });
      const [owner, waiting] = [
        await createUser({ role: "buyer" }),
        await createUser({ role: "buyer" }),
      ];
      const { ticketCode: code } = await buyTickets(owner, { eventId, quantity: 1 }, "en");
      await joinWaitingList(waiting, { eventId, quantity: 1 });
      await returnSeats(owner, { code });
      const { id } = await db.waitingListEntry.update({
        where: { eventId_userId: { eventId, userId: waiting.id } },
        data: { heldUntil: PAST },
      });
      return id;
    },
    run: releaseHeldSeats,
    isDone: async (id) => (await db.waitingListEntry.count({ where: { id } })) === 0,
  },
  {
    queue: "disabledSellers",
    table: "order_parts",
    plant: async () => {
      const { seller, sellerOrder } = await createSale(1, 1000);
      const disabledAt = new Date(Date.now() - 80 * 3_600_000);
      await db.user.update({ where: { id: seller.id }, data: { disabledAt } });
      return sellerOrder.id;
    },
    run: refundDisabledSellers,
    isDone: async (id) =>
      (await db.sellerOrder.findUniqueOrThrow({ where: { id } })).status === "cancelled",
  },
  {
    queue: "lostWebhooks",
    table: "payment_intents",
    plant: async () => {
      const { orderId } = await createCheckout(
        await createUser({ role: "buyer" }),
        await createProduct(),
      );
      await charge(orderId);
      const { id } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
      await db.$executeRaw`UPDATE payment_intents SET updated_at = ${PAST} WHERE id = ${id}`;
      return id;
    },
    run: reconcilePayments,
    isDone: async (id) =>
      (await db.paymentIntent.findUniqueOrThrow({ where: { id } })).status === "succeeded",
  },
  {
    queue: "completedOrders",
    table: "order_parts",
    plant: async () => {
      const sale = await createSale();
      await ship(sale);
      await daysPass(sale.orderId, 40);
      return sale.sellerOrder.id;
    },
    run: completeOrders,
    isDone: async (id) =>
      (await db.sellerOrder.findUniqueOrThrow({ where: { id } })).status === "delivered",
  },
  {
    queue: "releasedEarnings",
    table: "order_parts",
    plant: async () => {
      const sale = await createSale();
      await ship(sale);
      await daysPass(sale.orderId, 29);
      return sale.sellerOrder.id;
    },
    run: releaseEarnings,
    isDone: async (id) =>
      (await db.sellerOrder.findUniqueOrThrow({ where: { id } })).releasedAt !== null,
  },
  {
    queue: "fridayPayouts",
    table: "payout_accounts",
    plant: async () => {
      const seller = await createUser({ role: "seller" });
      await createEarning(seller);
      await createBankAccount(seller);
      return seller.id;
    },
    run: () => createDuePayouts(friday(0)),
    isDone: async (sellerId) => (await db.payout.count({ where: { sellerId } })) > 0,
  },
  {
    queue: "bankPayouts",
    table: "payouts",
    plant: async () => {
      const seller = await createUser({ role: "seller" });
      await createEarning(seller);
      await createBankAccount(seller);
      await createDuePayouts(friday(0));
      return (await db.payout.findFirstOrThrow({ where: { sellerId: seller.id } })).id;
    },
    run: pollBankPayouts,
    isDone: async (id) =>
      (await db.payout.findUniqueOrThrow({ where: { id } })).providerPayoutId !== null,
  },
  {
    queue: "planRenewals",
    table: "subscriptions",
    plant: async () => {
      const { id: userId } = await onPlan("premium");
      await db.subscription.updateMany({
        where: { userId },
        data: { currentPeriodStart: LONG_AGO, currentPeriodEnd: PAST, providerRef: null },
      });
      return (await db.subscription.findFirstOrThrow({ where: { userId, status: "active" } })).id;
    },
    run: renewSubscriptions,
    isDone: async (id) =>
      (await db.subscription.findUniqueOrThrow({ where: { id } })).currentPeriodEnd > new Date(),
  },
];
