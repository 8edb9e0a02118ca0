import "server-only";

import { createHash, randomInt } from "node:crypto";

import { inGroups, normalizeCode, RECOVERY_CODES } from "./rules";

/** Letters and digits that are not confused with each other. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Characters of a code: 80 bits, so that a plain hash of it cannot be reversed. */
const LENGTH = 16;

/** Returns new recovery codes as they are shown, such as "ABCD-EFGH-JKLM-NPQR". */
export function createRecoveryCodes(): string[] {
  const createCode = () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: RECOVERY_CODES }, () => inGroups(createCode(), "-"));
}

/** Returns the stored hash of a recovery code of an account. */
export const hashRecoveryCode = (userId: number, code: string) =>
  createHash("sha256")
    .update(`${userId}:${normalizeCode(code)}`)
    .digest("hex");
