import "server-only";

import { hashRecoveryCode } from "@/lib/accounts/second-factor/recovery-codes";
import { isAppCode, normalizeCode } from "@/lib/accounts/second-factor/rules";
import { openSecret } from "@/lib/accounts/second-factor/secret-box";
import { findTimeStep } from "@/lib/accounts/second-factor/totp";
import { recordRefusal } from "@/lib/accounts/service/record-activity";
import { LOCK, networkLockOf } from "@/lib/accounts/service/sign-in-limits";
import type { SecondFactor } from "@/lib/accounts/sign-in-methods";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { countAttempt, refundAttempt, resetLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";

type Attempt = { userId: number; code: string; address: string };

/**
 * Verifies and consumes a code of an account whose first factor was verified: of its authenticator app, or a recovery
 * code. Each works once. Ten wrong codes in 15 minutes lock the codes of that kind, for the correct one too: wrong codes
 * of an app don't lock the recovery codes, which are for an owner without the app.
 * @throws DomainError unauthenticated (codeWrong), limited
 */
export async function verifyCode(
  { userId, code, address }: Attempt,
  now = new Date(),
): Promise<SecondFactor> {
  const networkLock = networkLockOf(address);
  await countAttempt(networkLock);
  const normalizedCode = normalizeCode(code);
  const key = `${isAppCode(normalizedCode) ? "second-factor" : "recovery-code"}:${userId}`;
  await countAttempt({ key, ...LOCK });
  const factor = await consumeCode(userId, normalizedCode, now);
  if (!factor) {
    await recordRefusal({ login: `#${userId}`, userId, reason: "wrong_code" });
    throw new DomainError("unauthenticated", "codeWrong");
  }
  await Promise.all([resetLimit(key), refundAttempt(networkLock.key)]);
  return factor;
}

async function consumeCode(userId: number, code: string, now: Date): Promise<SecondFactor | null> {
  if (isAppCode(code)) return (await consumeAppCode(userId, code, now)) ? "totp" : null;
  return (await consumeRecoveryCode(userId, code)) ? "recovery_code" : null;
}

async function consumeAppCode(userId: number, code: string, now: Date) {
  const row = await db.totpSecret.findUnique({ where: { userId } });
  const secret = row?.confirmedAt ? openSecret(userId, row.sealed) : null;
  const step = secret ? findTimeStep(secret, code, now) : null;
  if (!row || step === null) return false;
  // A later code invalidates the earlier ones; of two parallel requests with one code, one updates the row.
  const count = await sql.execute`
    UPDATE totp_secrets SET last_step = ${step}::int
    WHERE user_id = ${userId} AND sealed = ${row.sealed} AND confirmed_at IS NOT NULL AND last_step < ${step}::int`;
  return count === 1;
}

async function consumeRecoveryCode(userId: number, code: string) {
  const { count } = await db.recoveryCode.updateMany({
    where: { userId, codeHash: hashRecoveryCode(userId, code), usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}
