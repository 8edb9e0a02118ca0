import "server-only";

import ipaddr from "ipaddr.js";

import { env } from "./env.mjs";
import { log } from "./log";
import { processGlobal } from "./process-global.mjs";

/** Header with the address of the connection, set by the custom server (lib/observability/request-logging). */
export const PEER_HEADER = "x-shaafi-peer";

const peer = processGlobal("peerHeader", () => ({ isTrusted: false }));

/** Trusts PEER_HEADER from now on: the custom server overwrites it in every request of this process. */
export function trustPeerHeader() {
  peer.isTrusted = true;
}

/** Placeholder that all clients with an unknown address share. */
export const UNKNOWN_ADDRESS = "direct";

/** Factor for limits that many clients share. */
const SHARED_FACTOR = 100;

const globals = globalThis as { shaafiHiddenProxy?: boolean };

/**
 * Returns the client's address: from the trusted proxies, or of the connection if there are none. Behind an untrusted
 * proxy all visitors share a connection, so their address is unknown.
 */
export function clientIp(headers: Headers): string {
  const hops = env.TRUSTED_PROXY_HOPS;
  if (hops === 0) return (peer.isTrusted && headers.get(PEER_HEADER)) || UNKNOWN_ADDRESS;
  const forwardedFor = headers.get("x-forwarded-for") ?? "";
  const chain = forwardedFor.split(",").map((part) => part.trim());
  return withoutPort(chain.at(-hops) ?? "") || UNKNOWN_ADDRESS;
}

/**
 * Removes the port that some proxies add, and the brackets around IPv6, so that each connection is not a separate
 * client.
 */
function withoutPort(address: string) {
  const [, ipv6] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return ipv6 ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}

/**
 * Returns the address of the connection as the client's address; empty if it belongs to a proxy. Must be read before
 * the framework adds its own forwarding headers.
 */
export function peerIp(remoteAddress: string | undefined, forwarded: unknown): string {
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return "";
  // Converts ::ffff:192.0.2.1 of a dual-stack socket to IPv4.
  const address = ipaddr.process(remoteAddress).toString();
  if (forwarded === undefined || isPublic(address)) return address;
  if (env.TRUSTED_PROXY_HOPS === 0) noteHiddenProxy();
  return "";
}

/** Returns whether requests came through a proxy that TRUSTED_PROXY_HOPS does not count. */
export const isBehindHiddenProxy = () => globals.shaafiHiddenProxy ?? false;

function noteHiddenProxy() {
  if (globals.shaafiHiddenProxy) return;
  globals.shaafiHiddenProxy = true;
  log.info(
    "Requests arrive through a proxy but TRUSTED_PROXY_HOPS is 0: visitors share the limits per network",
  );
}

const isPublic = (address: string) => ipaddr.process(address).range() === "unicast";

/** Returns the network of an address: the /64 of IPv6, the address itself of IPv4. */
export function toNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip.kind() === "ipv4") return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip}/64`)}/64`;
}

/** Returns a limit, a hundred times wider in demo mode (contract.md, "Settled details"), where accounts are shared. */
export const widenForDemo = (max: number) => (env.DEMO_MODE ? max * SHARED_FACTOR : max);

/** Returns a limit per network, a hundred times wider if the address is unknown, since many clients then share it. */
export const widenForNetwork = (max: number, address: string) =>
  address === UNKNOWN_ADDRESS && !env.DEMO_MODE ? max * SHARED_FACTOR : widenForDemo(max);
