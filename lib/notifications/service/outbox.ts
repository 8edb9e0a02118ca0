import "server-only";

import type { Tx } from "@/lib/db/client";

/** `html` says the same as `text`; attachments are texts, such as a calendar file. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
};
export type Attachment = { filename: string; contentType: string; content: string };
export type RefundJob = {
  /** Null for tickets. */
  orderId: number | null;
  /** A purchase of tickets that is given back whole. */
  purchaseId?: number;
  intentId: string;
  amountCents: number;
  /** Our row of it; null for a payment that came too late. */
  refundId: number | null;
};

/** Promises a mail inside the transaction that decided it; one per key, sent by the job. */
export async function queueEmail(tx: Tx, key: string, mail: Email) {
  await queue(tx, "mail", key, mail);
}

/** Promises a refund inside the transaction that decided it; one per key, made by the job. Cents. */
export async function queueRefund(tx: Tx, key: string, refund: RefundJob) {
  await queue(tx, "refund", `refund:${key}`, refund);
}

async function queue(tx: Tx, kind: "mail" | "refund", dedupeKey: string, payload: object) {
  await tx.outboxMessage.createMany({
    data: { kind, dedupeKey, payload: { ...payload } },
    skipDuplicates: true,
  });
}
