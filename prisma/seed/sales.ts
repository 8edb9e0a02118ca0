import { db } from "@/lib/db/client";
import { startSale } from "@/lib/products/sales/price-changes";
import { clockOf } from "./clock";
import { PRODUCTS } from "./content/products";
import { need } from "./rows";

/** Discounts in percent by the key of the product, with the days until the end. */
const SALES: Record<string, { percent: number; days: number }> = {
  krar: { percent: 15, days: 6 },
  kente: { percent: 20, days: 11 },
  hibiscus: { percent: 10, days: 4 },
  "table-runner": { percent: 25, days: 9 },
  uunsi: { percent: 15, days: 5 },
};

/** Days for which these products had their regular price, and since which they are on sale. */
const CHARGED_DAYS = 100;
const STARTED_DAYS = 3;

/** Puts some products on sale, after all past orders, which were at regular prices. */
export async function seedSales(now: Date) {
  const clock = clockOf(now);
  const titles = new Map(PRODUCTS.map(({ key, title }) => [key, title]));
  for (const [key, { percent, days }] of Object.entries(SALES)) {
    await db.$transaction(async (tx) => {
      const title = need(titles, key);
      const { id } = await tx.product.findFirstOrThrow({ where: { title }, select: { id: true } });
      const since = clock(CHARGED_DAYS);
      await tx.productPrice.updateMany({ where: { productId: id }, data: { since } });
      await tx.productVariant.updateMany({ where: { productId: id }, data: { priceSince: since } });
      const startsAt = clock(STARTED_DAYS);
      const sale = await tx.productSale.create({
        data: { productId: id, percent, startsAt, endsAt: clock(-days) },
      });
      await startSale(tx, sale.id);
      await tx.productSale.update({ where: { id: sale.id }, data: { startedAt: startsAt } });
    });
  }
}
