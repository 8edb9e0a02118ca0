import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { isoDate } from "@/lib/core/validation/dates";
import { singleLine } from "@/lib/core/validation/text";
import { AUDIT_SUBJECTS, isAuditAction } from "./action-names";

const id = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined);

/** A day of the shop's calendar, such as "2026-11-20". */
const edge = isoDate().optional().catch(undefined);

/** The admin's search in the log; invalid values are ignored. */
export const auditSearchSchema = z.object({
  /** The actor: a name, an email address or an account id. */
  q: singleLine(100).catch(""),
  action: z.string().refine(isAuditAction).optional().catch(undefined),
  subject: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
  /** The subject's id. */
  number: id,
  /** Inclusive on both sides. */
  from: edge,
  to: edge,
  /** Entries older than this one. */
  before: id,
});
export type AuditSearch = z.output<typeof auditSearchSchema>;
