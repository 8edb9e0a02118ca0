import "server-only";

import type { PendingIdentity } from "@/generated/prisma/client";
import type { Language } from "@/lib/accounts/schema";
import { verifyCredentials } from "@/lib/accounts/service/credentials";
import { confirmFirst } from "@/lib/accounts/service/first-confirmation";
import type { Role } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { Identity } from "@/lib/provider-sign-in/identity";
import type { CodeProof, PasswordProof } from "@/lib/provider-sign-in/schema";
import { addIdentity } from "./connections";
import { consumePending, requireCode, requirePending } from "./pending";
import { insertAccount, prepareAccount } from "./provider-accounts";

type Client = Parameters<typeof verifyCredentials>[1];

/** Owner of the account that a proof connected. `isNew`: the proof created it. */
type Proven = { id: number; role: Role; isNew: boolean; provider: PendingIdentity["provider"] };

/**
 * Connects the pending identity to the account with its address by the account's password. Returns the account. An
 * address that the provider has not verified needs an emailed code instead.
 * @throws DomainError invalid (expired, or a code is needed), conflict (connected elsewhere), forbidden (demo), and as
 * `verifyCredentials`
 */
export async function proveByPassword(
  secret: string,
  { password }: PasswordProof,
  client: Client,
): Promise<Proven> {
  const pending = await requirePending(secret);
  if (!pending.isEmailVerified) throw new DomainError("invalid", "emailCodeNeeded");
  const { user } = await verifyCredentials({ email: pending.email, password }, client);
  await withTx(async (tx) => {
    await consumePending(tx, pending);
    await tx.user.updateMany({
      where: { id: user.id, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    await addIdentity(tx, user.id, pending);
  });
  return { id: user.id, role: user.role, isNew: false, provider: pending.provider };
}

/**
 * Connects the pending identity by a code that was emailed to its address, or creates an account with it. An account
 * whose address was never verified may have been opened by a stranger: it gets a new password, and its sessions end.
 * Returns the account.
 * @throws DomainError invalid (expired, wrong code), conflict (connected elsewhere), forbidden (closed, demo)
 */
export async function proveByCode(
  secret: string,
  { code }: CodeProof,
  locale: Language,
): Promise<Proven> {
  const pending = await requireCode(secret, code);
  const accountData = { ...(await prepareAccount(pending)), locale };
  return withTx(async (tx) => {
    await consumePending(tx, pending);
    const owner = await lockOwner(tx, pending.email);
    const { provider } = pending;
    if (!owner) {
      const id = await insertAccount(tx, toIdentity(pending), accountData);
      return { id, role: "buyer", isNew: true, provider };
    }
    if (owner.isClosed) throw new DomainError("forbidden", "accountClosed");
    if (!owner.isVerified) await resetAccount(tx, owner.id, accountData.passwordHash);
    await addIdentity(tx, owner.id, pending);
    return { id: owner.id, role: owner.role, isNew: false, provider };
  });
}

const toIdentity = ({ provider, subject, email, name }: PendingIdentity): Identity => ({
  provider,
  subject,
  email,
  name,
  isEmailVerified: true,
});

type Owner = { id: number; role: Role; isClosed: boolean; isVerified: boolean };

async function lockOwner(tx: Tx, email: string): Promise<Owner | null> {
  const [owner] = await tx.$queryRaw<Owner[]>`
    SELECT id, role, disabled_at IS NOT NULL AS "isClosed", email_verified_at IS NOT NULL AS "isVerified"
    FROM users WHERE lower(email) = ${email} FOR UPDATE`;
  return owner ?? null;
}

async function resetAccount(tx: Tx, id: number, passwordHash: string) {
  await confirmFirst(tx, id);
  await tx.user.update({ where: { id }, data: { passwordHash, hasPassword: false } });
  await tx.session.updateMany({
    where: { userId: id, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}
