import "server-only";

import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";

import type { SignInProvider } from "@/generated/prisma/enums";
import { cookieOptions } from "@/lib/auth/cookies";
import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";

/** Cookie that says that the next sign-in at a provider connects it to the signed-in account. */
const COOKIE = "shaafi-connect";
const SECONDS = 10 * 60;
const PATH = "/api/auth";

const secret = () => String(env.NEXTAUTH_SECRET);

/** Marks the browser: the next sign-in at the provider, within ten minutes, connects it to the viewer's account. */
export async function setConnectIntent(viewer: Viewer, provider: SignInProvider) {
  const value = await encode({
    token: { sub: String(viewer.id), sid: viewer.sessionId, provider },
    secret: secret(),
    salt: COOKIE,
    maxAge: SECONDS,
  });
  (await cookies()).set(COOKIE, value, { ...cookieOptions(SECONDS), path: PATH, httpOnly: true });
}

/** Removes the mark. Returns whether it was set by this session of the viewer for this provider. */
export async function consumeConnectIntent(
  viewer: Viewer,
  provider: SignInProvider,
): Promise<boolean> {
  const jar = await cookies();
  const token = jar.get(COOKIE)?.value;
  if (!token) return false;
  jar.set(COOKIE, "", { ...cookieOptions(0), path: PATH, httpOnly: true });
  const intent = await decode({ token, secret: secret(), salt: COOKIE }).catch(() => null);
  return (
    intent?.sub === String(viewer.id) &&
    intent["sid"] === viewer.sessionId &&
    intent["provider"] === provider
  );
}
