import "server-only";

import { randomUUID } from "node:crypto";
import { verificationEmail } from "@/lib/accounts/emails";
import type { MailedLink } from "@/lib/accounts/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { type Tx, withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { consumeToken, issueToken } from "./tokens";

/** Queues the email that verifies an account's address, in the caller's transaction. */
export async function queueVerification(tx: Tx, userId: number) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  const secret = await issueToken(tx, userId, "email_verification");
  await queueEmail(tx, `verify-email:${userId}:${randomUUID()}`, verificationEmail(user, secret));
}

/**
 * Sends the viewer another verification link; no effect once the email is verified.
 * @throws DomainError limited (5 an hour)
 */
export async function requestVerification(viewer: Viewer) {
  if (viewer.isEmailVerified) return;
  await consumeLimit({ key: `verify:${viewer.id}`, max: 5, seconds: 3_600 });
  await withTx((tx) => queueVerification(tx, viewer.id));
}

/** Verifies an email by its link, signed in or not. @throws DomainError invalid (a link that no longer works) */
export async function confirmEmail({ token }: MailedLink) {
  await withTx(async (tx) => {
    const id = await consumeToken(tx, token, "email_verification");
    await tx.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  });
}
