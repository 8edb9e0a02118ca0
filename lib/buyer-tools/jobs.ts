import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { formatMoney } from "@/lib/core/money";
import { db, type Tx, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { notify } from "@/lib/notifications/service/notify";
import { priceAlertEmail } from "./emails";

const QUEUE = "priceAlerts";
const BATCH = 100;

const MAY_TRY = canRetry(QUEUE, Prisma.sql`a.id`);

/**
 * Notifies buyers whose product fell to its target price, once per crossing and at most once a day: an alert is armed
 * again when the price is above its target. Products that are not on sale wait. Returns the number of notifications.
 */
export async function sendPriceAlerts() {
  await processDue(QUEUE, BATCH, listCrossedBack, rearm);
  return processDue(QUEUE, BATCH, listDue, (id) => withTx((tx) => fire(tx, id)));
}

function listCrossedBack() {
  return sql.query<{ id: number }[]>`
    SELECT a.id FROM price_alerts a JOIN products p ON p.id = a.product_id
    WHERE NOT a.is_armed AND p.price_cents > a.target_cents AND ${MAY_TRY} ORDER BY a.id LIMIT ${BATCH}`;
}

async function rearm(id: number) {
  await db.priceAlert.updateMany({ where: { id }, data: { isArmed: true } });
  return 0;
}

const DUE = Prisma.sql`FROM price_alerts a
  JOIN products p ON p.id = a.product_id
  JOIN users u ON u.id = a.user_id
  WHERE a.is_armed AND (a.fired_at IS NULL OR a.fired_at < now() - interval '1 day')
    AND p.price_cents <= a.target_cents AND p.is_active
    AND p.moderation_status = 'approved' AND p.archived_at IS NULL AND u.disabled_at IS NULL`;

function listDue() {
  return sql.query<{ id: number }[]>`
    SELECT a.id ${DUE} AND ${MAY_TRY} ORDER BY a.id LIMIT ${BATCH}`;
}

async function fire(tx: Tx, alertId: number) {
  if (!(await claim(tx, alertId))) return 0;
  const { fired, targetCents, product, user } = await tx.priceAlert.findUniqueOrThrow({
    where: { id: alertId },
    select: {
      fired: true,
      targetCents: true,
      product: { select: { id: true, title: true, priceCents: true } },
      user: { select: { id: true, email: true, username: true, locale: true } },
    },
  });
  const values = {
    title: product.title,
    price: formatMoney(product.priceCents),
    target: formatMoney(targetCents),
  };
  const href = `/product/${product.id}`;
  await notify(tx, {
    userId: user.id,
    kind: "price_alert",
    key: `price-alert:${alertId}:${fired}`,
    values,
    href,
    email: priceAlertEmail({ reader: user, ...values, href }),
  });
  return 1;
}

/** Disarms a due alert; the condition ensures that only one of two concurrent runs notifies. */
async function claim(tx: Tx, alertId: number) {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH due AS (SELECT a.id ${DUE} AND a.id = ${alertId} FOR UPDATE OF a SKIP LOCKED)
    UPDATE price_alerts a SET is_armed = false, fired = fired + 1, fired_at = now() FROM due
    WHERE a.id = due.id AND a.is_armed RETURNING a.id`;
  return rows.length === 1;
}
