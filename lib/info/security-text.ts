import { getContact } from "@/lib/core/operator";
import { LOCALES } from "@/lib/i18n/locales.mjs";

/** Days from a response until it expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

const DAY_MS = 86_400_000;

/**
 * Returns the content of /.well-known/security.txt (RFC 9116).
 * @param options `url`: the public URL of the shop
 */
export function renderSecurityText({ now, url }: { now: Date; url: string }): string {
  const email = getContact()?.emails[0];
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${email ? `mailto:${email}` : `${url}/contact`}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${LOCALES.join(", ")}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
