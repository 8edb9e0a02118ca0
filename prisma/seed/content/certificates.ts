import type { CertificateContent } from "./types";

/** Returns a halal certificate of a fictional council. */
export function halal(number: string, validForDays: number): CertificateContent {
  return { type: "halal", body: "Horn & Lakes Halal Council", number, validForDays };
}

/** Returns a fair trade certificate of a fictional federation. */
export function fairTrade(number: string, validForDays: number): CertificateContent {
  return { type: "fair_trade", body: "Highland Fair Trade Federation", number, validForDays };
}

/** Returns a certificate of ethical sourcing of a fictional network. */
export function ethical(number: string, validForDays: number): CertificateContent {
  return { type: "ethical", body: "Traceable Origins Network", number, validForDays };
}
