import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processDue, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { notify } from "@/lib/notifications/service/notify";
import { lineTitleOf } from "@/lib/products/variants/rules";
import { applyUpdateRows, tagsOf } from "@/lib/seller-tools/service/apply-bulk-update";
import { inventoryEmail } from "./emails";

const QUEUE = "inventoryAlerts";
const BATCH = 100;

const MAY_TRY = canRetry(QUEUE, Prisma.sql`a.id`);

/** A product runs low when one of its variants does. */
const STATE = Prisma.sql`(CASE WHEN p.stock = 0 THEN 'out_of_stock' WHEN p.stock <= a.low_stock_threshold
    OR (p.has_variants AND EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL
      AND v.stock <= a.low_stock_threshold))
  THEN 'low_stock' ELSE 'in_stock' END)::"StockState"`;

/**
 * Notifies sellers whose product runs low or sells out, once per crossing: the alert is armed again when the stock
 * rises. Returns the number of notifications.
 */
export async function sendInventoryAlerts() {
  await processDue(QUEUE, BATCH, listRisen, rearm);
  return processDue(QUEUE, BATCH, listDue, (id) => withTx((tx) => fire(tx, id)));
}

// States compare in the order of the enum: a worse state is greater.
function listRisen() {
  return sql.query<{ id: number }[]>`
    SELECT a.id FROM inventory_alerts a JOIN products p ON p.id = a.product_id
    WHERE a.told_state > ${STATE} AND ${MAY_TRY} ORDER BY a.id LIMIT ${BATCH}`;
}

async function rearm(alertId: number) {
  await sql.execute`
    UPDATE inventory_alerts a SET told_state = ${STATE} FROM products p
    WHERE a.id = ${alertId} AND p.id = a.product_id AND a.told_state > ${STATE}`;
  return 0;
}

const DUE = Prisma.sql`FROM inventory_alerts a
  JOIN products p ON p.id = a.product_id
  JOIN users u ON u.id = a.seller_id
  WHERE a.told_state < ${STATE} AND p.archived_at IS NULL AND u.disabled_at IS NULL`;

function listDue() {
  return sql.query<{ id: number }[]>`
    SELECT a.id ${DUE} AND ${MAY_TRY} ORDER BY a.id LIMIT ${BATCH}`;
}

async function fire(tx: Tx, alertId: number) {
  if (!(await claim(tx, alertId))) return 0;
  const { fired, notifiedState, product, seller } = await tx.inventoryAlert.findUniqueOrThrow({
    where: { id: alertId },
    select: {
      fired: true,
      notifiedState: true,
      product: {
        select: {
          title: true,
          stock: true,
          variants: {
            where: { archivedAt: null },
            select: { values: true, stock: true },
            orderBy: [{ stock: "asc" }, { position: "asc" }],
            take: 1,
          },
        },
      },
      seller: { select: { id: true, email: true, username: true, locale: true } },
    },
  });
  const state = notifiedState === "out_of_stock" ? "out_of_stock" : "low_stock";
  // The variant with the lowest stock, unless all are sold out.
  const [lowest] = state === "low_stock" ? product.variants : [];
  const title = lineTitleOf(product.title, lowest?.values ?? null);
  const values = { state, title, stock: String((lowest ?? product).stock) } as const;
  const href = "/seller-tools?tab=inventory";
  await notify(tx, {
    userId: seller.id,
    kind: "inventory_alert",
    key: `inventory-alert:${alertId}:${fired}`,
    values,
    href,
    email: inventoryEmail({ reader: seller, ...values, href }),
  });
  return 1;
}

/** Claims an alert; the condition ensures that of two parallel runs only one notifies. */
async function claim(tx: Tx, alertId: number) {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH due AS (SELECT a.id, ${STATE} AS state ${DUE} AND a.id = ${alertId} FOR UPDATE OF a SKIP LOCKED)
    UPDATE inventory_alerts a SET told_state = due.state, fired = fired + 1 FROM due
    WHERE a.id = due.id AND a.told_state < due.state RETURNING a.id`;
  return rows.length === 1;
}

/** Applies the price updates that are due by the database's clock. Returns their number. */
export async function applyScheduledUpdates() {
  const due = await sql.query<{ id: number; sellerId: number }[]>`
    SELECT b.id, b.seller_id AS "sellerId" FROM bulk_updates b JOIN users u ON u.id = b.seller_id
    WHERE b.applied_at IS NULL AND b.scheduled_at <= now() AND u.role = 'seller' AND u.disabled_at IS NULL
      AND ${canRetry("priceUpdates", Prisma.sql`b.id`)}
    ORDER BY b.scheduled_at, b.id LIMIT ${BATCH}`;
  const sellers = new Map(due.map(({ id, sellerId }) => [id, sellerId]));
  return processRows("priceUpdates", [...sellers.keys()], async (id) => {
    const moves = await withTx((tx) => applyUpdateRows(tx, id));
    if (moves) invalidateTags(...tagsOf(sellers.get(id) ?? 0, moves));
    return moves !== null;
  });
}
