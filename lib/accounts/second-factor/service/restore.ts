import "server-only";

import type { Prisma, SensitiveChange } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { endVerifiedSessions } from "./change";

type StoredCode = { codeHash: string; usedAt: string | null };
type StoredPasskey = {
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
  userHandle: string;
  name: string;
  createdAt: string;
};

/** Two-step verification of an account as an emailed link restores it. */
export type TwoStep = {
  secret: { sealed: string; confirmedAt: string; lastStep: number } | null;
  codes: StoredCode[];
};

/** Returns the state of an account's two-step verification; a set-up that is not confirmed is none. */
export async function readTwoStep(tx: Tx, userId: number): Promise<TwoStep> {
  const row = await tx.totpSecret.findUnique({ where: { userId } });
  const codes = await tx.recoveryCode.findMany({
    where: { userId },
    select: { codeHash: true, usedAt: true },
    orderBy: { id: "asc" },
  });
  const secret = row?.confirmedAt && {
    sealed: row.sealed,
    confirmedAt: row.confirmedAt.toISOString(),
    lastStep: row.lastStep,
  };
  return {
    secret: secret || null,
    codes: codes.map(({ codeHash, usedAt }) => ({
      codeHash,
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** Restores the two-step verification from before a change. */
export async function restoreTwoStep(tx: Tx, { subjectId: userId, before }: SensitiveChange) {
  const { secret, codes } = before as TwoStep;
  await tx.totpSecret.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  if (secret) await tx.totpSecret.create({ data: { userId, ...secret } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, ...code })) });
  await endVerifiedSessions(tx, userId);
}

/** Returns the passkeys of an account as an emailed link restores them. */
export async function readPasskeys(tx: Tx, userId: number): Promise<Prisma.InputJsonObject> {
  const rows = await tx.passkey.findMany({ where: { userId }, orderBy: { id: "asc" } });
  const passkeys = rows.map(({ id: _, userId: _owner, lastUsedAt: _used, ...row }) => ({
    ...row,
    counter: String(row.counter),
    createdAt: row.createdAt.toISOString(),
  }));
  return { passkeys };
}

/** Restores the passkeys from before a change: removes later ones, adds removed ones, and restores names. */
export async function restorePasskeys(tx: Tx, { subjectId: userId, before }: SensitiveChange) {
  const { passkeys } = before as { passkeys: StoredPasskey[] };
  const credentialIds = passkeys.map(({ credentialId }) => credentialId);
  await tx.passkey.deleteMany({ where: { userId, credentialId: { notIn: credentialIds } } });
  await tx.passkey.createMany({
    data: passkeys.map((passkey) => ({ ...passkey, userId, counter: BigInt(passkey.counter) })),
    skipDuplicates: true,
  });
  for (const { credentialId, name } of passkeys) {
    await tx.passkey.updateMany({ where: { userId, credentialId }, data: { name } });
  }
  await endVerifiedSessions(tx, userId);
}

/** Deletes all second factors of an account. */
export async function deleteSecondFactors(tx: Tx, userId: number) {
  await tx.totpSecret.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.passkey.deleteMany({ where: { userId } });
}
