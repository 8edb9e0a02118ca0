import "server-only";

import { cookies } from "next/headers";
import { decode, encode } from "next-auth/jwt";

import { env } from "@/lib/core/env.mjs";
import { cookieOptions } from "./cookies";

/** Content of a sealed cookie. `id` is random and identifies this cookie. */
export type Sealed<T> = T & { id: string; expiresAt: Date };

function secret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return env.NEXTAUTH_SECRET;
}

/**
 * Sets an httpOnly cookie that only the server can read. Its key is derived for its name, so that it is neither a
 * session nor another sealed cookie.
 */
export async function setSealedCookie<T extends object>(name: string, content: T, seconds: number) {
  const value = await encode({
    token: { content },
    secret: secret(),
    maxAge: seconds,
    salt: name,
  });
  (await cookies()).set(name, value, { ...cookieOptions(seconds), httpOnly: true });
}

/** Returns the content of a sealed cookie; null if it is missing, forged or expired. */
export async function readSealedCookie<T extends object>(name: string): Promise<Sealed<T> | null> {
  const value = (await cookies()).get(name)?.value;
  if (!value) return null;
  const payload = await decode({ token: value, secret: secret(), salt: name }).catch(() => null);
  if (typeof payload?.["jti"] !== "string") return null;
  return {
    ...(payload["content"] as T),
    id: payload["jti"],
    expiresAt: new Date(Number(payload["exp"]) * 1_000),
  };
}

/** Removes a sealed cookie from the browser; a copy stays valid until it expires or is marked as used. */
export async function clearSealedCookie(name: string) {
  (await cookies()).set(name, "", { ...cookieOptions(0), httpOnly: true });
}
