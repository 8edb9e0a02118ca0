import "server-only";

import { readPendingSignIn } from "@/lib/accounts/pending-cookie";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";

/** Returns whether signing in to an account also requires a code of its authenticator app. */
export async function needsSecondFactor(userId: number): Promise<boolean> {
  const count = await db.totpSecret.count({ where: { userId, confirmedAt: { not: null } } });
  return count > 0;
}

export type OwnPasskey = Awaited<ReturnType<typeof getSecondFactors>>["passkeys"][number];

/**
 * Returns the second factors of the viewer's account; times are ISO 8601, `codesLeft` counts unused recovery codes.
 */
export async function getSecondFactors(viewer: Viewer) {
  const { id: userId } = viewer;
  const [hasTwoStep, codesLeft, passkeys] = await Promise.all([
    needsSecondFactor(userId),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
    db.passkey.findMany({
      where: { userId },
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
      orderBy: { id: "asc" },
    }),
  ]);
  return {
    hasTwoStep,
    codesLeft,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** Returns the passkeys of an account for its export, without their keys. */
export function exportPasskeys(userId: number) {
  return db.passkey.findMany({
    where: { userId },
    select: { name: true, createdAt: true, lastUsedAt: true },
    orderBy: { id: "asc" },
  });
}

/** Returns whether this browser has a sign-in that waits for its second factor. */
export async function hasPendingSignIn(): Promise<boolean> {
  return (await readPendingSignIn()) !== null;
}
