import "server-only";

import { decode, encode } from "next-auth/jwt";

import { createMemoryCache } from "@/lib/cache/memory-cache.mjs";
import { env } from "@/lib/core/env.mjs";

type Claims = { id: string; role: string };

/** Memory for a few thousand sessions. */
const MEMORY_BYTES = 1024 * 1024;

/** Recently decrypted tokens: decryption takes longer than the database query of the session. `until` in seconds. */
const claimsCache = createMemoryCache(MEMORY_BYTES);

function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/**
 * Returns the encrypted session token for the cookie. `maxAge` in seconds. The role is a hint for middleware and never
 * authorizes.
 */
export function signToken(
  session: { id: string; userId: number; role: string },
  maxAge: number,
): Promise<string> {
  const token = { sub: String(session.userId), sid: session.id, role: session.role };
  return encode({ token, secret: secret(), maxAge });
}

/**
 * Returns the claims of a session token; null if it is forged, truncated or expired. Does not check whether the session
 * was revoked.
 */
export async function verifyToken(token: string): Promise<Claims | null> {
  const entry = claimsCache.get(token) as { claims: Claims; until: number } | null;
  if (entry && Date.now() / 1000 < entry.until) return entry.claims;
  try {
    const payload = await decode({ token, secret: secret() });
    const id = payload?.["sid"];
    if (typeof id !== "string") return null;
    const claims = { id, role: String(payload?.["role"] ?? "") };
    claimsCache.set(token, { claims, until: Number(payload?.["exp"] ?? 0) });
    return claims;
  } catch {
    return null;
  }
}
