import "server-only";

import { Secret, TOTP } from "otpauth";

import { BRAND } from "@/lib/core/site";
import { CODE_DIGITS, isAppCode } from "./rules";

/** Parameters that authenticator apps support (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const PERIOD_SECONDS = 30;

/** Time steps before and after the current one whose codes are accepted, for clocks that differ. */
const WINDOW = 1;

const totpOf = (secret: string, account = "") =>
  new TOTP({
    issuer: BRAND,
    label: account,
    secret: Secret.fromBase32(secret),
    digits: CODE_DIGITS,
    period: PERIOD_SECONDS,
  });

/** Returns a new secret of 160 bits in base32. */
export const createSecret = () => new Secret({ size: 20 }).base32;

/** Returns the URI that an authenticator app reads from the QR code. */
export const toUri = (secret: string, account: string) => totpOf(secret, account).toString();

/** Returns the time step that a code is valid for at a time; null for a wrong or expired code. */
export function findTimeStep(secret: string, code: string, at: Date): number | null {
  if (!isAppCode(code)) return null;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: at.getTime() }) + delta;
}
