import "server-only";

import { randomUUID } from "node:crypto";

import type { SignInProvider } from "@/generated/prisma/enums";
import { recordChange } from "@/lib/accounts/service/record-change";
import { writeAudit } from "@/lib/audit/service";
import { requireRecentPassword } from "@/lib/auth/recent-password";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, violatedConstraint } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { queueEmail } from "@/lib/notifications/service/outbox";
import { connectionEmail } from "@/lib/provider-sign-in/emails";
import type { Identity } from "@/lib/provider-sign-in/identity";
import { listProviders } from "@/lib/provider-sign-in/providers";
import type { ProviderChoice } from "@/lib/provider-sign-in/schema";

/**
 * Checks that the viewer may connect a provider, before the browser is sent there.
 * @throws DomainError forbidden (demo account, or the password is needed), invalid (not offered)
 */
export async function requireConnectable(viewer: Viewer, { provider }: ProviderChoice) {
  requireRecentPassword(viewer);
  if (!listProviders().includes(provider)) throw new DomainError("invalid", "providerOff");
  await requireNoDemo(db, viewer.id);
  return viewer;
}

/** Connects an identity to the viewer's account. @throws DomainError conflict, forbidden (demo) */
export async function connectIdentity(viewer: Viewer, identity: Identity) {
  await withTx((tx) => addIdentity(tx, viewer.id, identity));
}

/**
 * Connects an identity to an account in the caller's transaction, writes the log and emails a link that undoes it.
 * @throws DomainError conflict (connected elsewhere, or the account has another identity of the provider), forbidden
 */
export async function addIdentity(
  tx: Tx,
  userId: number,
  { provider, subject, email }: Pick<Identity, "provider" | "subject" | "email">,
) {
  await requireNoDemo(tx, userId);
  try {
    await tx.providerIdentity.create({
      data: { userId, provider, subject, email, lastUsedAt: new Date() },
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    throw constraint === null ? error : new DomainError("conflict", "providerTaken");
  }
  await announce(tx, userId, { kind: "connected", provider, subject, email });
}

/**
 * Disconnects a provider from the viewer's account.
 * @throws DomainError forbidden (demo account, or the password is needed), conflict (the account has
 * no other way to sign in), notFound
 */
export async function disconnectProvider(viewer: Viewer, { provider }: ProviderChoice) {
  requireRecentPassword(viewer);
  await withTx(async (tx) => {
    // Two providers cannot be disconnected at once.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${viewer.id} FOR UPDATE`;
    await requireNoDemo(tx, viewer.id);
    const { hasPassword, identities } = await tx.user.findUniqueOrThrow({
      where: { id: viewer.id },
      select: { hasPassword: true, identities: true },
    });
    const identity = identities.find((candidate) => candidate.provider === provider);
    if (!identity) throw new DomainError("notFound", "providerNotConnected");
    if (!hasPassword && identities.length === 1) {
      throw new DomainError("conflict", "lastSignInMethod");
    }
    await tx.providerIdentity.delete({ where: { id: identity.id } });
    await announce(tx, viewer.id, { ...identity, kind: "disconnected" });
  });
}

async function requireNoDemo(client: Tx | typeof db, id: number) {
  const { isDemo } = await client.user.findUniqueOrThrow({
    where: { id },
    select: { isDemo: true },
  });
  if (isDemo) throw new DomainError("forbidden", "demoAccount");
}

type Change = {
  kind: "connected" | "disconnected";
  provider: SignInProvider;
  subject: string;
  email: string | null;
};

async function announce(tx: Tx, userId: number, change: Change) {
  const { kind, provider, subject, email } = change;
  const undo = await recordChange(tx, {
    userId,
    subjectId: userId,
    kind: "identity",
    before: { kind, provider, subject, email },
  });
  await writeAudit(tx, {
    actorId: userId,
    action: `user.identity_${kind}`,
    subjectType: "user",
    subjectId: userId,
    after: { provider },
  });
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  const message = connectionEmail(reader, { kind, provider, undo });
  await queueEmail(tx, `identity-${kind}:${userId}:${randomUUID()}`, message);
}

/** Reverts a change of an identity, in the transaction of its emailed link. */
export async function revertIdentity(
  tx: Tx,
  { subjectId: userId, before }: { subjectId: number; before: unknown },
) {
  const { kind, provider, subject, email } = before as Change;
  if (kind === "connected") {
    await tx.providerIdentity.deleteMany({ where: { userId, provider, subject } });
    return;
  }
  // Another identity may have taken its place.
  await tx.providerIdentity.createMany({
    data: { userId, provider, subject, email },
    skipDuplicates: true,
  });
}
