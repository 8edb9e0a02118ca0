import "server-only";

import type { Tx } from "@/lib/db/client";

/** `html` and `text` have the same content; attachments are text files, such as calendar entries. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
};
export type Attachment = { filename: string; contentType: string; content: string };
export type RefundJob = {
  /** Null for event tickets. */
  orderId: number | null;
  /** Ticket purchase that is refunded in full. */
  purchaseId?: number;
  intentId: string;
  amountCents: number;
  /** Row of the refund; null for a payment that arrived too late. */
  refundId: number | null;
};

/** Queues an email in the caller's transaction; one per key, sent by the job. */
export async function queueEmail(tx: Tx, key: string, email: Email) {
  await queue(tx, "mail", key, email);
}

/** Queues a refund in the caller's transaction; one per key, issued by the job. Amounts in cents. */
export async function queueRefund(tx: Tx, key: string, refund: RefundJob) {
  await queue(tx, "refund", `refund:${key}`, refund);
}

async function queue(tx: Tx, kind: "mail" | "refund", dedupeKey: string, payload: object) {
  await tx.outboxMessage.createMany({
    data: { kind, dedupeKey, payload: { ...payload } },
    skipDuplicates: true,
  });
}
