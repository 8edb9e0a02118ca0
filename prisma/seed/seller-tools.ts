import { addDays, businessDate, startOfDay } from "@/lib/core/business-calendar";
import { db, type Tx } from "@/lib/db/client";
import { stockStateOf } from "@/lib/seller-tools/rules";
import { DEMO_SELLER_EMAIL } from "./accounts";
import { minutesAfter } from "./clock";
import { APPLIED, CODES, PENDING, SUPPLIERS, WATCHED } from "./content/seller-tools";

const DAY = 24 * 60;

type Shop = { sellerId: number; now: Date; idOf: (title: string) => number };

/** Seeds the demo seller's alerts, price updates, codes and suppliers, if there are none. */
export async function seedSellerTools(now: Date) {
  const { id: sellerId } = await db.user.findFirstOrThrow({ where: { email: DEMO_SELLER_EMAIL } });
  const where = { sellerId };
  const counts = await Promise.all([
    db.inventoryAlert.count({ where }),
    db.bulkUpdate.count({ where }),
    db.supplier.count({ where }),
  ]);
  if (counts.some((count) => count > 0)) return;
  await db.$transaction(async (tx) => {
    const rows = await tx.product.findMany({ where, select: { id: true, title: true } });
    const ids = new Map<string, number>(rows.map(({ id, title }) => [title, id]));
    const idOf = (title: string) => {
      const id = ids.get(title);
      if (!id) throw new Error(`The demo seller has no product "${title}".`);
      return id;
    };
    const shop = { sellerId, now, idOf };
    await seedAlerts(tx, shop);
    await seedUpdates(tx, shop);
    await seedCodes(tx, shop);
    for (const { titles, ...supplier } of SUPPLIERS) {
      const products = { create: titles.map((title) => ({ productId: idOf(title) })) };
      await tx.supplier.create({ data: { sellerId, ...supplier, products } });
    }
  });
}

/** Creates alerts as already notified of the current state, so that the seed sends no emails. */
async function seedAlerts(tx: Tx, { sellerId, idOf }: Shop) {
  for (const { title, lowStockThreshold, isSoldOut } of WATCHED) {
    const productId = idOf(title);
    if (isSoldOut) await removeStock(tx, productId);
    const { stock } = await tx.product.findUniqueOrThrow({ where: { id: productId } });
    const notifiedState = stockStateOf(stock, lowStockThreshold);
    const notificationCount = notifiedState === "in_stock" ? 0 : 1;
    await tx.inventoryAlert.create({
      data: { sellerId, productId, lowStockThreshold, notifiedState, fired: notificationCount },
    });
  }
}

/** Removes the stock with its movement, unless buyers hold units. */
async function removeStock(tx: Tx, id: number) {
  const { stock, reserved } = await tx.product.findUniqueOrThrow({ where: { id } });
  if (stock === 0 || reserved > 0) return;
  await tx.product.update({ where: { id }, data: { stock: 0 } });
  await tx.stockMovement.create({
    data: { productId: id, reason: "adjustment", delta: -stock },
  });
}

async function seedUpdates(tx: Tx, { sellerId, now, idOf }: Shop) {
  const appliedAt = minutesAfter(now, -APPLIED.daysAgo * DAY);
  const products = await tx.product.findMany({
    where: { id: { in: APPLIED.titles.map(idOf) } },
    select: { id: true, priceCents: true, createdAt: true },
  });
  const lines = products.map(({ id, priceCents }) => ({
    productId: id,
    beforeCents: priceCents - APPLIED.cents,
    afterCents: priceCents,
  }));
  await tx.bulkUpdate.create({
    data: {
      sellerId,
      name: APPLIED.name,
      category: "crafts",
      adjustmentType: "fixed_amount",
      adjustmentValue: APPLIED.cents,
      excludedIds: APPLIED.excluded.map(idOf),
      appliedAt,
      createdAt: appliedAt,
      lines: { create: lines },
    },
  });
  for (const { id, priceCents, createdAt } of products) {
    await tx.productPrice.deleteMany({ where: { productId: id } });
    await tx.productPrice.createMany({
      data: [
        { productId: id, priceCents: priceCents - APPLIED.cents, since: createdAt },
        { productId: id, priceCents, since: appliedAt },
      ],
    });
  }
  await tx.bulkUpdate.create({
    data: {
      sellerId,
      name: PENDING.name,
      category: PENDING.category,
      adjustmentType: "percentage",
      adjustmentValue: PENDING.value,
      scheduledAt: startOfDay(addDays(businessDate(now), PENDING.inDays)),
    },
  });
}

async function seedCodes(tx: Tx, { sellerId, now }: Shop) {
  for (const { startsDaysAgo, endsInDays, ...code } of CODES) {
    const startsAt = minutesAfter(now, -startsDaysAgo * DAY);
    await tx.promotion.create({
      data: {
        sellerId,
        ...code,
        startsAt,
        createdAt: startsAt,
        endsAt: minutesAfter(now, endsInDays * DAY),
      },
    });
  }
}
