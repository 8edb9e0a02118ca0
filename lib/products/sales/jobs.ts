import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { lockProducts } from "@/lib/products/lock-product";
import { endSale, startSale } from "./price-changes";
import { invalidateSale } from "./service";

const QUEUE = "productSales";
const BATCH = 200;

/** Starts and ends the sales that are due, each in a separate transaction. Returns the number. */
export async function applyDueSales() {
  const endedCount = await processDue(QUEUE, BATCH, listEnding, (id) => change(id, "end"));
  return endedCount + (await processDue(QUEUE, BATCH, listStarting, (id) => change(id, "start")));
}

const MAY_TRY = canRetry(QUEUE, Prisma.sql`s.id`);

function listEnding() {
  return sql.query<{ id: number }[]>`
    SELECT s.id FROM product_sales s WHERE s.ended_at IS NULL AND s.ends_at <= now() AND ${MAY_TRY}
    ORDER BY s.ends_at, s.id LIMIT ${BATCH}`;
}

function listStarting() {
  return sql.query<{ id: number }[]>`
    SELECT s.id FROM product_sales s WHERE s.started_at IS NULL AND s.ended_at IS NULL AND s.starts_at <= now()
      AND ${MAY_TRY} ORDER BY s.starts_at, s.id LIMIT ${BATCH}`;
}

async function change(id: number, to: "start" | "end") {
  const { productId, sellerId } = await withTx(async (tx) => {
    const { productId: of, product } = await tx.productSale.findUniqueOrThrow({
      where: { id },
      select: { productId: true, product: { select: { sellerId: true } } },
    });
    await lockProducts(tx, [{ productId: of }]);
    if (to === "start") await startSale(tx, id);
    else await endSale(tx, of);
    return { productId: of, ...product };
  });
  invalidateSale(productId, sellerId);
  return true;
}
