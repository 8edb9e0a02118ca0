import * as z from "zod";

import { multiLine, nullableField, requiredText, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

export const ROLES = ["buyer", "seller", "admin"] as const;

const userId = z.number().int().positive().max(2_147_483_647);

export const roleSchema = z.object({ userId, role: z.enum(ROLES, validationKey("roleMissing")) });
export type RoleInput = z.output<typeof roleSchema>;

/** A decision about an account, with the reason that is stored in the audit log. */
export const decisionSchema = z.object({
  userId,
  reason: requiredText(validationKey("reasonShort"), 5, 500),
});
export type DecisionInput = z.output<typeof decisionSchema>;

/** A hold of payouts: the reason that the seller reads, and a note that only admins read. */
export const holdSchema = z.object({
  userId,
  message: requiredText(validationKey("reasonShort"), 5, 500),
  reason: nullableField(multiLine(500)),
});
export type HoldInput = z.output<typeof holdSchema>;

export const userChoiceSchema = z.object({ userId });
export type UserChoice = z.output<typeof userChoiceSchema>;

export const USER_SORTS = ["newest", "oldest", "name"] as const;
export const USER_STATES = ["active", "disabled"] as const;

/** The filters of the admin's list of users; invalid values are ignored. */
export const userSearchSchema = z.object({
  q: singleLine(100).catch(""),
  role: z.enum(ROLES).optional().catch(undefined),
  state: z.enum(USER_STATES).optional().catch(undefined),
  sort: z.enum(USER_SORTS).catch("newest"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type UserSearch = z.output<typeof userSearchSchema>;
