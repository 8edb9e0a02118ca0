import "server-only";

import type { SignInProvider } from "@/generated/prisma/enums";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { readPendingCookie } from "./pending-cookie";
import { listProviders } from "./providers";
import { findPending } from "./service/pending";

/** Returns the providers whose keys are set, in the order of their buttons. */
export const getProviders = listProviders;

/** Identity that waits in this browser, as its page shows it. */
export type PendingConnection = {
  provider: SignInProvider;
  email: string;
  /** Whether the account's password may prove it, besides an emailed code. */
  hasPassword: boolean;
};

/** Returns the identity that waits in this browser; null if there is none or it has expired. */
export async function getPendingConnection(): Promise<PendingConnection | null> {
  const pending = await findPending(await readPendingCookie());
  if (!pending) return null;
  const { provider, email, isEmailVerified } = pending;
  // An unverified address does not reveal whether it has an account.
  const account = isEmailVerified
    ? await db.user.findFirst({
        where: { email: { equals: email, mode: "insensitive" } },
        select: { hasPassword: true },
      })
    : null;
  return { provider, email, hasPassword: account?.hasPassword ?? false };
}

/** Sign-in provider in the Security settings. `email` is null if it is not connected or has none. */
export type MyConnection = {
  provider: SignInProvider;
  isConnected: boolean;
  email: string | null;
};

/** Returns the offered and the connected providers of the viewer, and whether the account has a password. */
export async function getConnections(viewer: Viewer) {
  const { hasPassword, identities } = await db.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { hasPassword: true, identities: { select: { provider: true, email: true } } },
  });
  const providers = listProviders();
  const names = [
    ...providers,
    ...identities.map(({ provider }) => provider).filter((name) => !providers.includes(name)),
  ];
  const connections = names.map((provider): MyConnection => {
    const identity = identities.find((candidate) => candidate.provider === provider);
    return { provider, isConnected: identity !== undefined, email: identity?.email ?? null };
  });
  return { hasPassword, connections };
}
