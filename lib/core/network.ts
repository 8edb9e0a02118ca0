import "server-only";

import ipaddr from "ipaddr.js";

import { env } from "./env.mjs";
import { log } from "./log";

/** Where the address of the connection itself is passed on (lib/observability/request-logging). */
export const PEER_HEADER = "x-shaafi-peer";

/** Stands for clients whose address is not known: all of them share it. */
export const UNKNOWN_ADDRESS = "direct";

/** How much wider a limit is that many clients share. */
const SHARED_FACTOR = 100;

const shared = globalThis as { shaafiHiddenProxy?: boolean };

/**
 * The client's address: what the trusted proxies saw, without any the other end of the connection. Behind a proxy
 * that is not trusted all visitors have the same connection: their address is unknown, not one.
 */
export function clientIp(headers: Headers): string {
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return headers.get(PEER_HEADER) || UNKNOWN_ADDRESS;
  const forwarded = headers.get("x-forwarded-for") ?? "";
  const chain = forwarded.split(",").map((part) => part.trim());
  return withoutPort(chain.at(-hops) ?? "") || UNKNOWN_ADDRESS;
}

/** Some proxies write the port too, with brackets around IPv6: each connection would be a client of its own. */
function withoutPort(written: string) {
  const [, ipv6] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  return ipv6 ?? written.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/**
 * The other end of a connection as the client's address, empty where it is a proxy. Read before the framework adds
 * forwarding headers of its own.
 */
export function peerIp(remoteAddress: string | undefined, forwarded: unknown): string {
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return "";
  // Plain IPv4 where a dual-stack socket says ::ffff:192.0.2.1.
  const address = ipaddr.process(remoteAddress).toString();
  if (forwarded === undefined || isPublic(address)) return address;
  if (env.TRUSTED_PROXY_HOPS === 0) noteHiddenProxy();
  return "";
}

/** Whether requests came through a proxy that TRUSTED_PROXY_HOPS does not count. */
export const isBehindHiddenProxy = () => shared.shaafiHiddenProxy ?? false;

function noteHiddenProxy() {
  if (shared.shaafiHiddenProxy) return;
  shared.shaafiHiddenProxy = true;
  log.info(
    "Requests arrive through a proxy but TRUSTED_PROXY_HOPS is 0: limits per network cannot tell visitors apart",
  );
}

const isPublic = (address: string) => ipaddr.process(address).range() === "unicast";

/** The network that an address belongs to: the /64 of IPv6, the address itself of IPv4. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`)}/64`;
}

/** Limits are a hundred times wider in demo mode (contract.md, "Settled details"): its accounts are shared. */
export const widenForDemo = (max: number) => (env.DEMO_MODE ? max * SHARED_FACTOR : max);

/** A limit per network; a hundred times wider where the network is not known, since many share it then. */
export const widenForNetwork = (max: number, address: string) =>
  address === UNKNOWN_ADDRESS && !env.DEMO_MODE ? max * SHARED_FACTOR : widenForDemo(max);
