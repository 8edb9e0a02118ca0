import { db, type Tx } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import { ALERTS, LISTS, SMART_WISHLIST } from "./content/buyer-tools";

const DAY = 24 * 60;

/** Seeds the demo buyer's price alerts, smart wishes and comparison lists, if there are none. */
export async function seedBuyerTools(now: Date) {
  const { id: userId } = await db.user.findFirstOrThrow({ where: { email: "buyer@demo.com" } });
  const where = { userId };
  const counts = await Promise.all([
    db.priceAlert.count({ where }),
    db.smartWish.count({ where }),
    db.comparisonList.count({ where }),
  ]);
  if (counts.some((count) => count > 0)) return;
  await db.$transaction(async (tx) => {
    const idOf = await productsByTitle(tx);
    for (const { title, priority, notes } of SMART_WISHLIST) {
      await tx.smartWish.create({ data: { userId, productId: idOf(title), priority, notes } });
    }
    for (const { titles, ...list } of [...LISTS].toReversed()) {
      const items = titles.map((title, position) => ({ productId: idOf(title), position }));
      await tx.comparisonList.create({ data: { userId, ...list, items: { create: items } } });
    }
    for (const alert of ALERTS)
      await seedAlert(tx, { userId, now, alert, productId: idOf(alert.title) });
  });
}

async function productsByTitle(tx: Tx) {
  const rows = await tx.product.findMany({ select: { id: true, title: true } });
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  return (title: string) => {
    const id = ids.get(title);
    if (!id) throw new Error(`The seed knows no product "${title}".`);
    return id;
  };
}

type Alert = { userId: number; productId: number; now: Date; alert: (typeof ALERTS)[number] };

/** Seeds an alert and the price history of its product. */
async function seedAlert(tx: Tx, { userId, productId, now, alert }: Alert) {
  const { targetCents, isNotified, earlier, sinceDaysAgo } = alert;
  await tx.priceAlert.create({
    data: { userId, productId, targetCents, isArmed: !isNotified, fired: isNotified ? 1 : 0 },
  });
  const { priceCents } = await tx.product.findUniqueOrThrow({ where: { id: productId } });
  const points = [...earlier, { daysAgo: sinceDaysAgo, priceCents }];
  await tx.productPrice.deleteMany({ where: { productId } });
  await tx.productPrice.createMany({
    data: points.map((point) => ({
      productId,
      priceCents: point.priceCents,
      since: minutesAfter(now, -point.daysAgo * DAY),
    })),
  });
}
