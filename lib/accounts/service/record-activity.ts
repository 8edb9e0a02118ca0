import "server-only";

import type { SecondFactor, SignInMethod } from "@/lib/accounts/sign-in-methods";
import type { AuditAction } from "@/lib/audit/action-names";
import { writeAudit } from "@/lib/audit/service";
import { db } from "@/lib/db/client";
import { isWithinLimit } from "@/lib/db/rate-limit";

const HOUR = 3_600;

/** Maximum entries of one kind per account and hour: the log is never deleted. */
const MAX_ENTRIES = 20;

export type RefusalReason =
  | "wrong_password"
  | "wrong_code"
  | "wrong_passkey"
  | "disabled"
  | "locked";

/** Writes a sign-in to the audit log. */
export function recordSignIn(
  userId: number,
  factors: { method: SignInMethod; secondFactor?: SecondFactor },
) {
  return recordActivity(userId, "user.signed_in", factors);
}

/** Writes a sign-out to the audit log. */
export const recordSignOut = (userId: number) => recordActivity(userId, "user.signed_out");

async function recordActivity(userId: number, action: AuditAction, after: object = {}) {
  const limit = { key: `activity:${action}:${userId}`, max: MAX_ENTRIES, seconds: HOUR };
  if (!(await isWithinLimit(limit))) return;
  await writeAudit(db, {
    actorId: userId,
    action,
    subjectType: "user",
    subjectId: userId,
    after: { ...after },
  });
}

type Refusal = {
  /** The account as entered; an unknown one is counted as well, so that both take the same time. */
  login: string;
  userId: number | null;
  reason: RefusalReason;
};

/** Writes a refused sign-in to the audit log: one entry per account, reason and hour. The caller is unknown. */
export async function recordRefusal({ login, userId, reason }: Refusal) {
  const limit = { key: `activity:refused:${reason}:${login}`, max: 1, seconds: HOUR };
  const isFirst = await isWithinLimit(limit);
  if (!isFirst || userId === null) return;
  await writeAudit(db, {
    actorId: null,
    action: "user.sign_in_refused",
    subjectType: "user",
    subjectId: userId,
    after: { reason },
  });
}
