import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import type { AuditAction } from "./action-names";

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
export async function writeAudit(tx: Tx, ...entries: Entry[]) {
  await tx.$executeRaw(auditInsert(entries));
}

/** The statement that does so, for whoever sends it together with others. */
export function auditInsert(entries: Entry[]) {
  return Prisma.sql`
    INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, before, after)
    SELECT "actorId", action, "subjectType", "subjectId", before, after
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry("actorId" int, action text,
      "subjectType" text, "subjectId" int, before jsonb, after jsonb)`;
}
