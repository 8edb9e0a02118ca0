import { canBePublic } from "@/lib/uploads/public-address";
import type { Problem } from "./row-problem";

const LOCAL_PATH = /^\/(?:illustrations|uploads)\//;

/** Separators of addresses: a bar, a line break, or a comma or space before the next address. */
const SEPARATOR =
  /\s*\|\s*|[\r\n]+|\s*[,;]?\s+(?=https?:|\/\/|www\.|\/(?:uploads|illustrations)\/)|[,;](?=https?:|\/\/|\/(?:uploads|illustrations)\/)/i;

/** Returns the addresses in a cell, which may contain blanks. */
export function splitAddresses(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map((address) => toAddress(address.replace(/^[\s,;]+|[\s,;]+$/g, "")))
    .filter(Boolean);
}

/** Returns an address with `https:` if it has no protocol, and without blanks. */
export function toAddress(cell: string): string {
  const address = cell.trim();
  const url = address.startsWith("//") ? `https:${address}` : address;
  return /^https?:/i.test(url) ? url.replaceAll(/\s/g, "%20") : url;
}

/** Returns why an address of another server can't be fetched; null if it may be. */
export function refusalOf(address: string): Problem["key"] | null {
  if (LOCAL_PATH.test(address)) return null;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return "imageUrlInvalid";
  return canBePublic(new URL(address)) ? null : "imageAddressPrivate";
}
