import "server-only";

import type { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/core/db";
import type { AuditAction } from "./kinds";

type Entry = {
  /** Null: the system. */
  actorId: number | null;
  /** What was done: a noun and a past participle, such as "product.rejected"; the log's page has words for each. */
  action: AuditAction;
  subjectType: string;
  subjectId: number;
  /** What changed, by name. Ids say who is meant: nothing personal stands in the log. */
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

/** Writes who did what into the log, in the transaction that did it. The database keeps it from being changed. */
export async function audit(tx: Tx, ...entries: Entry[]) {
  await tx.auditEntry.createMany({ data: entries });
}
