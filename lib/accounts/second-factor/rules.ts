import { withAsciiDigits } from "@/lib/core/numbers";

/** Number of recovery codes of an account. */
export const RECOVERY_CODES = 10;

/** Maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 10;

/** Length of a code of the authenticator app, in digits. */
export const CODE_DIGITS = 6;

/** Returns a code as it is compared: without spaces and dashes, in capital letters and ASCII digits. */
export const normalizeCode = (code: string) =>
  withAsciiDigits(code).replace(/[\s-]/g, "").toUpperCase();

/** Returns whether a normalized code is one of the authenticator app; all others are recovery codes. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code);

/** Returns text in groups of four characters, such as "ABCD-EFGH". */
export const inGroups = (text: string, separator: string) =>
  (text.match(/.{1,4}/g) ?? []).join(separator);
