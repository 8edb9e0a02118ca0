import "server-only";

import { decode, encode } from "next-auth/jwt";

import { createMemoryCache } from "@/lib/cache/memory-cache.mjs";
import { env } from "@/lib/core/env.mjs";

type Claims = { id: string; role: string };

/** For some thousand sessions. */
const MEMORY_BYTES = 1024 * 1024;

/** What lately came in, since a seal takes longer to open than the session behind it to read. `until` in seconds. */
const opened = createMemoryCache(MEMORY_BYTES);

function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/** Seals a session id for the cookie. `maxAge` in seconds. The role is a hint for middleware, never the lock. */
export function signToken(
  session: { id: string; userId: number; role: string },
  maxAge: number,
): Promise<string> {
  const token = { sub: String(session.userId), sid: session.id, role: session.role };
  return encode({ token, secret: secret(), maxAge });
}

/**
 * What a session cookie holds, or null for anything forged, truncated or expired. Whether the session still is, is not
 * known here.
 */
export async function verifyToken(token: string): Promise<Claims | null> {
  const kept = opened.get(token) as { claims: Claims; until: number } | null;
  if (kept && Date.now() / 1000 < kept.until) return kept.claims;
  try {
    const payload = await decode({ token, secret: secret() });
    const id = payload?.["sid"];
    if (typeof id !== "string") return null;
    const claims = { id, role: String(payload?.["role"] ?? "") };
    opened.set(token, { claims, until: Number(payload?.["exp"] ?? 0) });
    return claims;
  } catch {
    return null;
  }
}
