import type { CertificateContent } from "./types";

/** A halal certificate of an invented council. */
export function halal(number: string, validForDays: number): CertificateContent {
  return { type: "halal", body: "Horn & Lakes Halal Council", number, validForDays };
}

/** A fair trade certificate of an invented federation. */
export function fairTrade(number: string, validForDays: number): CertificateContent {
  return { type: "fair_trade", body: "Highland Fair Trade Federation", number, validForDays };
}

/** A certificate of ethical sourcing of an invented network. */
export function ethical(number: string, validForDays: number): CertificateContent {
  return { type: "ethical", body: "Traceable Origins Network", number, validForDays };
}
