import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { inBatches } from "@/lib/core/batches";
import { changed } from "@/lib/core/changes";
import { db, type Tx, withTx } from "@/lib/core/db";
import { tell } from "@/lib/notifications/service";
import { inventoryMail } from "./mails";
import { applyIn, tagsOf } from "./service/apply";

const BATCH = 100;

const STATE = Prisma.sql`(CASE WHEN p.stock = 0 THEN 'out_of_stock' WHEN p.stock <= a.low_stock_threshold
  THEN 'low_stock' ELSE 'in_stock' END)::"StockState"`;

/**
 * Tells whose product runs low or is gone, once for each crossing: when the stock rises again the alert forgets what
 * it told. Answers how many were told.
 */
export async function fireInventoryAlerts() {
  await rearm();
  return inBatches(BATCH, fireBatch);
}

// States stand in the order of the enum: what is worse is greater.
function rearm() {
  return db.$executeRaw`
    UPDATE inventory_alerts a SET told_state = ${STATE} FROM products p
    WHERE p.id = a.product_id AND a.told_state > ${STATE}`;
}

async function fireBatch(tx: Tx) {
  const claimed = await claim(tx);
  const alerts = await tx.inventoryAlert.findMany({
    where: { id: { in: claimed } },
    select: {
      id: true,
      fired: true,
      toldState: true,
      product: { select: { title: true, stock: true } },
      seller: { select: { id: true, email: true, username: true, locale: true } },
    },
  });
  for (const { id, fired, toldState, product, seller } of alerts) {
    const state = toldState === "out_of_stock" ? "out_of_stock" : "low_stock";
    const words = { state, title: product.title, stock: String(product.stock) } as const;
    const href = "/seller-tools?tab=inventory";
    await tell(tx, {
      userId: seller.id,
      kind: "inventory_alert",
      key: `inventory-alert:${id}:${fired}`,
      values: words,
      href,
      mail: inventoryMail({ reader: seller, ...words, href }),
    });
  }
  return alerts.length;
}

/** Marks what is to be told now; the condition decides, so that of two who come at once only one tells. */
async function claim(tx: Tx) {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH due AS (
      SELECT a.id, ${STATE} AS state FROM inventory_alerts a
      JOIN products p ON p.id = a.product_id
      JOIN users u ON u.id = a.seller_id
      WHERE a.told_state < ${STATE} AND p.archived_at IS NULL AND u.disabled_at IS NULL
      ORDER BY a.id LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED)
    UPDATE inventory_alerts a SET told_state = due.state, fired = fired + 1 FROM due
    WHERE a.id = due.id AND a.told_state < due.state RETURNING a.id`;
  return rows.map(({ id }) => id);
}

/** Applies the price updates whose time has come by the database's clock. Answers how many. */
export async function applyScheduledUpdates() {
  const due = await db.$queryRaw<{ id: number; sellerId: number }[]>`
    SELECT b.id, b.seller_id AS "sellerId" FROM bulk_updates b JOIN users u ON u.id = b.seller_id
    WHERE b.applied_at IS NULL AND b.scheduled_at <= now() AND u.role = 'seller' AND u.disabled_at IS NULL
    ORDER BY b.scheduled_at, b.id LIMIT ${BATCH}`;
  let applied = 0;
  for (const { id, sellerId } of due) {
    const moves = await withTx((tx) => applyIn(tx, id));
    if (!moves) continue;
    applied += 1;
    changed(...tagsOf(sellerId, moves));
  }
  return applied;
}
