import "server-only";

import { importPKCS8, SignJWT } from "jose";

import { env } from "@/lib/core/env.mjs";

/** Lifetime of a secret; Apple allows six months. One is signed per request. */
const LIFETIME = "10 minutes";

/** Returns the client secret for Apple: a token that is signed with the team's key (ES256). */
export async function createAppleSecret(): Promise<string> {
  const pem = (env.APPLE_PRIVATE_KEY ?? "").replaceAll("\\n", "\n");
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: env.APPLE_KEY_ID ?? "" })
    .setIssuer(env.APPLE_TEAM_ID ?? "")
    .setSubject(env.APPLE_CLIENT_ID ?? "")
    .setAudience("https://appleid.apple.com")
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(await importPKCS8(pem, "ES256"));
}
