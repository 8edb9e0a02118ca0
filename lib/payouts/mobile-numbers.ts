import type { MOBILE_NETWORKS } from "./rules";

type Network = (typeof MOBILE_NETWORKS)[number];

/** Country code and prefixes of each network, and the number of digits after the code. */
const NUMBERS: Record<Network, { code: string; prefixes: string[]; digits: number }> = {
  "EVC Plus": { code: "252", prefixes: ["61", "77"], digits: 9 },
  ZAAD: { code: "252", prefixes: ["63"], digits: 9 },
  Sahal: { code: "252", prefixes: ["90"], digits: 9 },
  Telebirr: { code: "251", prefixes: ["9"], digits: 9 },
  "M-Pesa": { code: "254", prefixes: ["7", "1"], digits: 9 },
  HelloCash: { code: "251", prefixes: ["9", "7"], digits: 9 },
};

/** Characters pasted with a number: spaces, brackets, direction marks. */
const DECORATION = /[\s().\-\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes formatting: "+252 (63) 440-0123" becomes "+252634400123". */
export function normalizeMobile(typed: string): string {
  return typed.replace(DECORATION, "");
}

/** Whether a normalized number belongs to the network: plus sign, country code and one of its prefixes. */
export function isNumberOf(network: Network, number: string): boolean {
  const { code, prefixes, digits } = NUMBERS[network];
  const [, rest = ""] = new RegExp(`^\\+${code}(\\d{${digits}})$`).exec(number) ?? [];
  return prefixes.some((prefix) => rest.startsWith(prefix));
}

/** Returns a stored number in groups, such as "+252 63 440 0123"; other forms are unchanged. */
export function formatMobile(number: string): string {
  const [, code, prefix, middle, end] = /^\+(\d{3})(\d{2})(\d{3})(\d{4})$/.exec(number) ?? [];
  return code ? `+${code} ${prefix} ${middle} ${end}` : number;
}
