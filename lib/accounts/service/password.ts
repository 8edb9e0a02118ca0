import "server-only";

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isCommonPassword } from "@/lib/accounts/common-password";
import { passwordChangedEmail, passwordResetEmail } from "@/lib/accounts/emails";
import { checkPassword, hashPassword } from "@/lib/accounts/password";
import type {
  NewPassword,
  PasswordChange,
  PasswordConfirmation,
  ResetRequest,
} from "@/lib/accounts/schema";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { toNetwork } from "@/lib/core/network";
import { db, type Tx, withTx } from "@/lib/db/client";
import {
  consumeLimit,
  consumeNetworkLimit,
  countAttempt,
  isWithinLimit,
  refundAttempt,
  resetLimit,
} from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { confirmFirst } from "./first-confirmation";
import { recordChange } from "./record-change";
import { LOCK } from "./sign-in-limits";
import { consumeToken, issueToken } from "./tokens";

const HOUR = 3_600;

/** Minimum response time in ms, equal for known and unknown addresses. */
const MIN_RESPONSE_MS = 250;

const readerSelect = { id: true, email: true, username: true, locale: true } as const;

/**
 * Sends a link to choose a new password. The response and its time are the same for an unknown address. `address` is
 * the client's.
 * @throws DomainError limited (5 an hour for an email from one network, 20 an hour and network)
 */
export async function requestReset({ email }: ResetRequest, address: string) {
  const lowerEmail = email.toLowerCase();
  await consumeNetworkLimit("reset", address, { max: 20, seconds: HOUR });
  // Per network, so that a stranger cannot use up the owner's requests.
  await consumeLimit({ key: `reset:${lowerEmail}:${toNetwork(address)}`, max: 5, seconds: HOUR });
  await Promise.all([sendResetEmail(lowerEmail), sleep(MIN_RESPONSE_MS)]);
}

/** Beyond five emails an hour, one every five minutes: an emailed link works at least that long. */
async function canSendEmail(email: string) {
  return (
    (await isWithinLimit({ key: `reset-mails:${email}`, max: 5, seconds: HOUR })) ||
    (await isWithinLimit({ key: `reset-mails-more:${email}`, max: 1, seconds: 300 }))
  );
}

async function sendResetEmail(email: string) {
  if (!(await canSendEmail(email))) return;
  const rows = await sql.query<{ id: number }[]>`
    SELECT id FROM users WHERE lower(email) = ${email} AND disabled_at IS NULL AND NOT is_demo`;
  const id = rows[0]?.id;
  if (id === undefined) return;
  await withTx(async (tx) => {
    const user = await tx.user.findUniqueOrThrow({ where: { id }, select: readerSelect });
    const secret = await issueToken(tx, id, "password_reset");
    await queueEmail(tx, `password-reset:${id}:${randomUUID()}`, passwordResetEmail(user, secret));
  });
}

/**
 * Sets a new password by an emailed link, which works once, and ends all sessions of the account. The link also
 * verifies the email; a first verification removes earlier settings.
 * @throws DomainError invalid (a link that no longer works)
 */
export async function resetPassword({ token, password }: NewPassword) {
  const isCommon = await isCommonPassword(password);
  const passwordHash = await hashPassword(password);
  const email = await withTx(async (tx) => {
    const id = await consumeToken(tx, token, "password_reset");
    const user = await tx.user.findUniqueOrThrow({
      where: { id },
      select: { emailVerifiedAt: true, isDemo: true, disabledAt: true, role: true },
    });
    if (isCommon && user.role === "admin") throw new DomainError("invalid", "passwordCommon");
    if (user.isDemo || user.disabledAt) throw new DomainError("invalid", "linkInvalid");
    const undo = user.emailVerifiedAt ? await recordPassword(tx, id) : await confirmFirst(tx, id);
    await tx.user.update({ where: { id }, data: { passwordHash, hasPassword: true } });
    return announceChange(tx, id, undo);
  });
  await resetLimit(`login:${email.toLowerCase()}`);
}

/**
 * Changes the viewer's password and ends all other sessions.
 * @throws DomainError invalid (the current password is wrong), forbidden (demo), limited
 */
export async function changePassword(viewer: Viewer, change: PasswordChange) {
  const user = await requireOwner(viewer, change.currentPassword);
  if (user.isDemo) throw new DomainError("forbidden", "demoAccount");
  if (viewer.role === "admin" && (await isCommonPassword(change.password))) {
    throw new DomainError("invalid", "passwordCommon");
  }
  const passwordHash = await hashPassword(change.password);
  await withTx(async (tx) => {
    const undo = await recordPassword(tx, viewer.id);
    await tx.user.update({ where: { id: viewer.id }, data: { passwordHash } });
    await tx.session.updateMany({
      where: { id: viewer.sessionId },
      data: { passwordConfirmedAt: new Date() },
    });
    await announceChange(tx, viewer.id, undo, viewer.sessionId);
  });
}

/**
 * Verifies by password that the viewer owns the account.
 * @throws DomainError invalid (wrong), limited (10 wrong tries in 15 minutes)
 */
export async function requireOwner(viewer: Viewer, password: string) {
  const key = `password:${viewer.id}`;
  await countAttempt({ key, ...LOCK });
  const user = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { ...readerSelect, isDemo: true, passwordHash: true },
  });
  const { isRight, isOutdated } = await checkPassword(user.passwordHash, password);
  if (!isRight) throw new DomainError("invalid", "passwordWrong");
  await refundAttempt(key);
  if (isOutdated) await replaceHash(user, password);
  return user;
}

/**
 * Marks the session's password as recently entered, which allows sensitive changes for ten minutes.
 * @throws DomainError invalid (wrong), limited
 */
export async function confirmPassword(viewer: Viewer, { password }: PasswordConfirmation) {
  await requireOwner(viewer, password);
  await db.session.updateMany({
    where: { id: viewer.sessionId, userId: viewer.id },
    data: { passwordConfirmedAt: new Date() },
  });
}

/** Replaces the hash of a password that was not composed, unless the password was changed in the meantime. */
export async function replaceHash(
  { id, passwordHash }: { id: number; passwordHash: string },
  password: string,
) {
  const composedHash = await hashPassword(password);
  await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: composedHash } });
}

/** Stores the current password hash for the undo link, and writes the audit entry. */
async function recordPassword(tx: Tx, userId: number) {
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  });
  await writeAudit(tx, {
    actorId: userId,
    action: "user.password_changed",
    subjectType: "user",
    subjectId: userId,
  });
  return recordChange(tx, { userId, subjectId: userId, kind: "password", before });
}

/** Ends all sessions of the account but one and notifies its owner. Returns the owner's email. */
async function announceChange(
  tx: Tx,
  userId: number,
  undo: string | undefined,
  currentSession?: string,
) {
  await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(currentSession ? { id: { not: currentSession } } : {}) },
    data: { revokedAt: new Date() },
  });
  const reader = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: readerSelect });
  await queueEmail(
    tx,
    `password-changed:${userId}:${randomUUID()}`,
    passwordChangedEmail(reader, undo),
  );
  return reader.email;
}
