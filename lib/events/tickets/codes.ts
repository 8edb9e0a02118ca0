import "server-only";

import { randomBytes } from "node:crypto";

/** Without letters that are taken for others. */
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const PURCHASE_LETTERS = 12;

/** The code of a purchase, to be read aloud: three times four letters; only its owner can do anything with it. */
export function newPurchaseCode() {
  const letters: string[] = [];
  while (letters.length < PURCHASE_LETTERS) {
    for (const byte of randomBytes(PURCHASE_LETTERS)) {
      const letter = LETTERS[byte & 31]; // of 32 values two are no letter: drawn again, so that all are as likely
      if (letter && letters.length < PURCHASE_LETTERS) letters.push(letter);
    }
  }
  return (letters.join("").match(/.{4}/g) ?? []).join("-");
}

/** The code of a seat, as its QR shows it: whoever has it may come in. */
export function newSeatCode() {
  return randomBytes(16).toString("base64url");
}
