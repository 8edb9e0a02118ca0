import "server-only";

import { randomBytes } from "node:crypto";

/** Alphabet without characters that are easily confused. */
const ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const PURCHASE_CODE_LENGTH = 12;

/**
 * Returns a new code of a purchase, suitable for reading aloud: three groups of four characters. Only the buyer can use
 * it.
 */
export function newPurchaseCode() {
  const characters: string[] = [];
  while (characters.length < PURCHASE_CODE_LENGTH) {
    for (const byte of randomBytes(PURCHASE_CODE_LENGTH)) {
      const character = ALPHABET[byte & 31]; // of 32 values two are no letter: drawn again, so that all are as likely
      if (character && characters.length < PURCHASE_CODE_LENGTH) characters.push(character);
    }
  }
  return (characters.join("").match(/.{4}/g) ?? []).join("-");
}

/** Returns a new code of a seat for its QR code. It is a bearer token: its holder is admitted. */
export function newSeatCode() {
  return randomBytes(16).toString("base64url");
}
