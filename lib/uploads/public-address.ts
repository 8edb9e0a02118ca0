import ipaddr from "ipaddr.js";

/** Names that only an internal network resolves. */
const INTERNAL = /^(?:localhost|[^.]+)$|\.(?:localhost|local|internal|intranet|lan|home\.arpa)$/i;

/** Whether an IP address is public: not private, loopback, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address embedded in IPv6 is checked as IPv4.
  return ipaddr.process(address).range() === "unicast";
}

/** Whether a URL can be that of a public web server: no port, no user, and neither a private address nor a local name. */
export function canBePublic(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isWeb = (url.protocol === "https:" || url.protocol === "http:") && url.port === "";
  if (!isWeb || url.username !== "" || host === "") return false;
  return ipaddr.isValid(host) ? isPublicAddress(host) : !INTERNAL.test(host);
}
