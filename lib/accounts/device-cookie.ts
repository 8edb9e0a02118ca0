import "server-only";

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookies } from "next/headers";

import { cookieOptions } from "@/lib/auth/cookies";
import { env } from "@/lib/core/env.mjs";

/** Cookie with the accounts that signed in from this browser. */
const DEVICE_COOKIE = "shaafi-device";
const MAX_ACCOUNTS = 3;
const HALF_YEAR_SECONDS = 180 * 24 * 60 * 60;

/** Account that is signing in. The hash binds a mark to the password: a new password invalidates all marks. */
type Account = { id: number; passwordHash: string };

/**
 * Returns whether this browser has signed in to the account before with its current password. Such a browser bypasses
 * the account's lock, so that strangers cannot lock the owner out.
 * @returns the mark's random id, null for an unknown browser
 */
export async function findDevice(account: Account): Promise<string | null> {
  const mark = (await readMarks()).find(({ id }) => id === String(account.id));
  if (!mark) return null;
  const seal = Buffer.from(mark.seal);
  const expectedSeal = Buffer.from(sealOf(account, mark.random));
  return seal.length === expectedSeal.length && timingSafeEqual(seal, expectedSeal)
    ? mark.random
    : null;
}

/** Adds the account to the browser's cookie of known accounts. */
export async function markDevice(account: Account) {
  const random = randomBytes(16).toString("base64url");
  const others = (await readMarks()).filter(({ id }) => id !== String(account.id));
  const marks = [{ id: account.id, random, seal: sealOf(account, random) }, ...others];
  const value = marks
    .slice(0, MAX_ACCOUNTS)
    .map(({ id, random: salt, seal }) => `${id}.${salt}.${seal}`)
    .join("~");
  (await cookies()).set(DEVICE_COOKIE, value, {
    ...cookieOptions(HALF_YEAR_SECONDS),
    httpOnly: true,
  });
}

async function readMarks() {
  const value = (await cookies()).get(DEVICE_COOKIE)?.value ?? "";
  return value
    .split("~", MAX_ACCOUNTS)
    .filter(Boolean)
    .map((mark) => mark.split("."))
    .map(([id = "", random = "", seal = ""]) => ({ id, random, seal }));
}

function sealOf({ id, passwordHash }: Account, random: string) {
  return createHmac("sha256", String(env.NEXTAUTH_SECRET))
    .update(`known-device:${id}:${random}:${passwordHash}`)
    .digest("base64url");
}
