import "server-only";

import { decode, encode } from "next-auth/jwt";

import { env } from "@/lib/core/env.mjs";

function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** Seals a session id for the cookie. `maxAge` in seconds. The role is a hint for middleware, never the lock. */
export function sealToken(
  session: { id: string; userId: number; role: string },
  maxAge: number,
): Promise<string> {
  const token = { sub: String(session.userId), sid: session.id, role: session.role };
  return encode({ token, secret: secret(), maxAge });
}

/** What a session cookie holds, or null for anything forged, truncated or expired. */
export async function openToken(token: string) {
  try {
    const claims = await decode({ token, secret: secret() });
    const id = claims?.["sid"];
    return typeof id === "string" ? { id, role: String(claims?.["role"] ?? "") } : null;
  } catch {
    return null;
  }
}
