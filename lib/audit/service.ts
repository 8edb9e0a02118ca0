import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import type { AuditAction } from "./action-names";

type Entry = {
  /** Null for the system. */
  actorId: number | null;
  /** A noun and a past participle, such as "product.rejected"; the log's page has a label for each. */
  action: AuditAction;
  subjectType: string;
  subjectId: number;
  /** Changed values by name. Users are identified by id: the log contains no personal data. */
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
};

/** Writes entries to the audit log in the caller's transaction. The database prevents later changes. */
export async function writeAudit(tx: Tx, ...entries: Entry[]) {
  await tx.$executeRaw(auditInsert(entries));
}

/** Returns the statement of `writeAudit`, to be combined with others. */
export function auditInsert(entries: Entry[]) {
  return Prisma.sql`
    INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, before, after)
    SELECT "actorId", action, "subjectType", "subjectId", before, after
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry("actorId" int, action text,
      "subjectType" text, "subjectId" int, before jsonb, after jsonb)`;
}
