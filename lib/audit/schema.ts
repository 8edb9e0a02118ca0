import * as z from "zod";

import { isoDate } from "@/lib/core/validation/dates";
import { singleLine } from "@/lib/core/validation/text";
import { AUDIT_SUBJECTS, isAuditAction } from "./action-names";

const id = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);

/** A day of the shop's calendar, such as "2026-11-20". */
const edge = isoDate().optional().catch(undefined);

/** What an admin looks for in the log; what means nothing is left out. */
export const auditSearchSchema = z.object({
  /** Who did it: a name, an e-mail address or the number of an account. */
  q: singleLine(100).catch(""),
  action: z.string().refine(isAuditAction).optional().catch(undefined),
  subject: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  /** The subject's number. */
  number: id,
  /** Both days included. */
  from: edge,
  to: edge,
  /** Entries older than this one. */
  before: id,
});
export type AuditSearch = z.output<typeof auditSearchSchema>;
