import "server-only";

import { cookies } from "next/headers";

import { getViewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { consumeConnectIntent } from "./connect-intent";
import type { Identity } from "./identity";
import { openSession } from "./open-session";
import { setPendingCookie } from "./pending-cookie";
import { connectIdentity } from "./service/connections";
import { createPending } from "./service/pending";
import { createAccount, findAccountOf } from "./service/provider-accounts";

/**
 * Signs in with an account at a provider, or connects it if the viewer asked for that before. Returns true if a session
 * is open, else the path of the page that continues: the result of connecting, the question for a password or a code
 * before an existing account is connected, the question for a second factor, or a refusal.
 */
export async function signInWithIdentity(
  identity: Identity,
  address: string,
): Promise<true | string> {
  const viewer = await getViewer();
  const isConnecting = viewer !== null && (await consumeConnectIntent(viewer, identity.provider));
  const page = isConnecting ? "/profile?tab=security&" : "/login?";
  try {
    if (!isConnecting) return await enter(identity, address);
    await connectIdentity(viewer, identity);
    return `${page}connected=${identity.provider}`;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return `${page}error=${error.key}`;
  }
}

async function enter(identity: Identity, address: string): Promise<true | string> {
  const locale = getLocaleFromCookies(await cookies());
  const account = (await findAccountOf(identity)) ?? (await createAccount(identity, locale));
  if (!account) {
    await setPendingCookie(await createPending(identity, address));
    return "/login?step=connect";
  }
  if (account.isClosed) throw new DomainError("forbidden", "accountClosed");
  const { isClosed: _open, ...owner } = account;
  return (await openSession(owner, identity.provider)) || "/login?step=code";
}
