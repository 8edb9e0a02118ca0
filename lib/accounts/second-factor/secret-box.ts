import "server-only";

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

import { env } from "@/lib/core/env.mjs";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function key() {
  if (!env.NEXTAUTH_SECRET) throw new Error("NEXTAUTH_SECRET is not set");
  return Buffer.from(hkdfSync("sha256", env.NEXTAUTH_SECRET, "", "totp-secret", KEY_BYTES));
}

/** Returns the secret of an authenticator app encrypted for the database. It opens for the same account only. */
export function sealSecret(userId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(), nonce).setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString("base64url");
}

/** Returns the secret; null if NEXTAUTH_SECRET has changed or the row was modified. */
export function openSecret(userId: number, sealedSecret: string): string | null {
  const bytes = Buffer.from(sealedSecret, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(String(userId))).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
