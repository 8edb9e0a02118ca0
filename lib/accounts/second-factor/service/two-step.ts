import "server-only";

import { toString as toQr } from "qrcode";

import { createRecoveryCodes, hashRecoveryCode } from "@/lib/accounts/second-factor/recovery-codes";
import { inGroups, normalizeCode } from "@/lib/accounts/second-factor/rules";
import type { CodeInput } from "@/lib/accounts/second-factor/schema";
import { openSecret, sealSecret } from "@/lib/accounts/second-factor/secret-box";
import { createSecret, findTimeStep, toUri } from "@/lib/accounts/second-factor/totp";
import { LOCK } from "@/lib/accounts/service/sign-in-limits";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { consumeLimit, countAttempt, resetLimit } from "@/lib/db/rate-limit";
import { withUserLock } from "@/lib/db/user-lock";
import { announceChange, endVerifiedSessions, requireChangeable, verifySession } from "./change";
import { readTwoStep } from "./restore";

/** Maximum changes of two-step verification per account and hour; each sends an email. */
const CHANGES = { max: 20, seconds: 3_600 };

/**
 * Starts the set-up of an authenticator app. Returns its secret as text in groups of four and as a QR code (SVG). The
 * account is protected once a code has confirmed the secret; starting again replaces it.
 * @throws DomainError forbidden (demo; password not recent), conflict (is on), limited
 */
export async function startTwoStep(viewer: Viewer) {
  await requireChangeable(viewer);
  await consumeLimit({ key: `two-step:${viewer.id}`, ...CHANGES });
  const secret = createSecret();
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { email: true },
  });
  const sealedSecret = sealSecret(viewer.id, secret);
  const qr = await toQr(toUri(secret, email), { type: "svg", margin: 2 });
  await withTx(async (tx) => {
    const count = await tx.$executeRaw`
      INSERT INTO totp_secrets (user_id, sealed) VALUES (${viewer.id}, ${sealedSecret})
      ON CONFLICT (user_id) DO UPDATE SET sealed = excluded.sealed, created_at = now(), last_step = 0
      WHERE totp_secrets.confirmed_at IS NULL`;
    if (count === 0) throw new DomainError("conflict", "twoStepOn");
  });
  return { secret: inGroups(secret, " "), qr };
}

/**
 * Turns two-step verification on by a code of the authenticator app. Returns the recovery codes, which are not shown
 * again. The current session counts as opened with the second factor, unless the account has another one. All other
 * sessions end, since they were opened without it.
 * @throws DomainError forbidden (demo; password not recent), invalid (wrong code), conflict (no
 * set-up was started), limited (10 wrong codes in 15 minutes)
 */
export async function confirmTwoStep(
  viewer: Viewer,
  { code }: CodeInput,
  now = new Date(),
): Promise<{ codes: string[] }> {
  await requireChangeable(viewer);
  const key = `two-step-code:${viewer.id}`;
  await countAttempt({ key, ...LOCK });
  const row = await db.totpSecret.findUnique({ where: { userId: viewer.id } });
  const secret = row && !row.confirmedAt ? openSecret(viewer.id, row.sealed) : null;
  if (!row || !secret) throw new DomainError("conflict", "twoStepGone");
  const step = findTimeStep(secret, normalizeCode(code), now);
  if (step === null) throw new DomainError("invalid", "codeWrong");
  const codes = await withUserLock(viewer.id, async (tx) => {
    await verifySession(tx, viewer);
    const { count } = await tx.totpSecret.updateMany({
      where: { userId: viewer.id, sealed: row.sealed, confirmedAt: null },
      data: { confirmedAt: now, lastStep: step },
    });
    if (count === 0) throw new DomainError("conflict", "twoStepGone");
    await tx.session.updateMany({
      where: { userId: viewer.id, revokedAt: null, id: { not: viewer.sessionId } },
      data: { revokedAt: now },
    });
    const before = { secret: null, codes: [] };
    await announceChange(tx, viewer, { change: "twoStepOn", before });
    return replaceCodes(tx, viewer.id);
  });
  await resetLimit(key);
  return { codes };
}

/**
 * Turns two-step verification off and deletes the recovery codes.
 * @throws DomainError forbidden (demo; password not recent), conflict (is off)
 */
export async function turnOffTwoStep(viewer: Viewer) {
  await requireChangeable(viewer);
  await withTx(async (tx) => {
    const before = await removeTwoStep(tx, viewer.id);
    await announceChange(tx, viewer, { change: "twoStepOff", before });
  });
}

/**
 * Deletes the authenticator app and the recovery codes of an account. Returns both, for `announceChange`.
 * @throws DomainError conflict (is off)
 */
export async function removeTwoStep(tx: Tx, userId: number) {
  const before = await requireTwoStep(tx, userId);
  await tx.totpSecret.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await endVerifiedSessions(tx, userId);
  return before;
}

/**
 * Replaces the recovery codes; the old ones are invalid from now on. Returns the new ones, which are not shown again.
 * @throws DomainError forbidden (demo; password not recent), conflict (two-step is off), limited
 */
export async function replaceRecoveryCodes(viewer: Viewer): Promise<{ codes: string[] }> {
  await requireChangeable(viewer);
  await consumeLimit({ key: `two-step:${viewer.id}`, ...CHANGES });
  return withTx(async (tx) => {
    const before = await requireTwoStep(tx, viewer.id);
    await announceChange(tx, viewer, { change: "codesReplaced", before });
    return { codes: await replaceCodes(tx, viewer.id) };
  });
}

/** Locks the account and returns its two-step verification. @throws DomainError conflict (is off) */
async function requireTwoStep(tx: Tx, userId: number) {
  await tx.$queryRaw`SELECT user_id FROM totp_secrets WHERE user_id = ${userId} FOR UPDATE`;
  const state = await readTwoStep(tx, userId);
  if (!state.secret) throw new DomainError("conflict", "twoStepOff");
  return state;
}

async function replaceCodes(tx: Tx, userId: number) {
  const codes = createRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })),
  });
  return codes;
}
