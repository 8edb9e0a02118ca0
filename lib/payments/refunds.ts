import "server-only";

import { db } from "@/lib/core/db";
import { entriesOfLateRefund } from "@/lib/ledger/rules";
import type { RefundOrder } from "@/lib/notifications/outbox";
import { requireProvider } from "./service";

/** Gives money back at the provider, then books it. Both sides know the key, so that twice is once. */
export async function makeRefund({ orderId, intentId, amountCents }: RefundOrder, key: string) {
  await requireProvider().refund({ intentId, amountCents, key });
  await db.ledgerEntry.createMany({
    data: entriesOfLateRefund(orderId, amountCents),
    skipDuplicates: true,
  });
}
