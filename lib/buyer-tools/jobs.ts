import "server-only";

import { inBatches } from "@/lib/core/batches";
import { db, type Tx } from "@/lib/core/db";
import { formatMoney } from "@/lib/core/money";
import { tell } from "@/lib/notifications/service";
import { priceAlertMail } from "./mails";

const BATCH = 100;

/**
 * Tells whose price came down to the target, once for each crossing: an alert is armed again when the price stands
 * above its target. What is not on sale waits. Answers how many were told.
 */
export async function firePriceAlerts() {
  await rearm();
  return inBatches(BATCH, fireBatch);
}

function rearm() {
  return db.$executeRaw`
    UPDATE price_alerts a SET is_armed = true FROM products p
    WHERE p.id = a.product_id AND NOT a.is_armed AND p.price_cents > a.target_cents`;
}

async function fireBatch(tx: Tx) {
  const claimed = await claim(tx);
  const alerts = await tx.priceAlert.findMany({
    where: { id: { in: claimed } },
    select: {
      id: true,
      fired: true,
      targetCents: true,
      product: { select: { id: true, title: true, priceCents: true } },
      user: { select: { id: true, email: true, username: true, locale: true } },
    },
  });
  for (const { id, fired, targetCents, product, user } of alerts) {
    const words = {
      title: product.title,
      price: formatMoney(product.priceCents),
      target: formatMoney(targetCents),
    };
    const href = `/product/${product.id}`;
    await tell(tx, {
      userId: user.id,
      kind: "price_alert",
      key: `price-alert:${id}:${fired}`,
      values: words,
      href,
      mail: priceAlertMail({ reader: user, ...words, href }),
    });
  }
  return alerts.length;
}

/** Disarms what is to be told now; the condition decides, so that of two who come at once only one tells. */
async function claim(tx: Tx) {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    WITH due AS (
      SELECT a.id FROM price_alerts a
      JOIN products p ON p.id = a.product_id
      JOIN users u ON u.id = a.user_id
      WHERE a.is_armed AND p.price_cents <= a.target_cents AND p.is_active
        AND p.moderation_status = 'approved' AND p.archived_at IS NULL AND u.disabled_at IS NULL
      ORDER BY a.id LIMIT ${BATCH} FOR UPDATE OF a SKIP LOCKED)
    UPDATE price_alerts a SET is_armed = false, fired = fired + 1 FROM due
    WHERE a.id = due.id AND a.is_armed RETURNING a.id`;
  return rows.map(({ id }) => id);
}
