import "server-only";

import { clearSealedCookie, readSealedCookie, setSealedCookie } from "@/lib/auth/sealed-cookie";
import type { Viewer } from "@/lib/auth/viewer";
import type { ProviderName } from "./rules";

/** Cookie that says that the next sign-in at a provider connects it to the signed-in account. */
const COOKIE = "shaafi-connect";
const SECONDS = 10 * 60;

type Intent = { sessionId: string; provider: ProviderName };

/** Marks the browser: the next sign-in at the provider, within ten minutes, connects it to the viewer's account. */
export const setConnectIntent = (viewer: Viewer, provider: ProviderName) =>
  setSealedCookie<Intent>(COOKIE, { sessionId: viewer.sessionId, provider }, SECONDS);

/** Removes the mark. Returns whether it was set by this session of the viewer for this provider. */
export async function consumeConnectIntent(
  viewer: Viewer,
  provider: ProviderName,
): Promise<boolean> {
  const intent = await readSealedCookie<Intent>(COOKIE);
  if (!intent) return false;
  await clearSealedCookie(COOKIE);
  return intent.sessionId === viewer.sessionId && intent.provider === provider;
}
