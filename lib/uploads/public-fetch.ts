import "server-only";

import { type LookupAddress, lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

const MAX_REDIRECTS = 3;

/** Milliseconds for all of it: a seller waits. */
const TIMEOUT_MS = 5_000;

/** Why an address gave no bytes: for good, or perhaps only now. */
type FetchFailure = "refused" | "unreachable";
export type Fetched = { bytes: Buffer } | { failure: FetchFailure };

class Refusal extends Error {}

/** Whether an address of the network is one of the public internet; not private, loopback, link-local or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside of an IPv6 one is judged as IPv4.
  return ipaddr.process(address).range() === "unicast";
}

/** Resolves a host name for a connection; refuses it if any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new Refusal(`${hostname} is not public`), "", 0);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/** @throws Refusal for an address that no public web server has */
function requirePublic(url: URL) {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isWeb = (url.protocol === "https:" || url.protocol === "http:") && url.port === "";
  if (!isWeb || url.username !== "" || (ipaddr.isValid(host) && !isPublicAddress(host))) {
    throw new Refusal(`${url.host} is not public`);
  }
}

/** Requests one address, without cookies or following a redirect. */
function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.protocol === "https:" ? https : http;
  const headers = { accept: "image/*", "user-agent": "ShaafiMarketplace-image-import" };
  return new Promise((resolve, reject) => {
    get(url, { lookup: publicLookup, headers, signal, agent: false }, resolve).on("error", reject);
  });
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw new Refusal("too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(address: string, maxBytes: number, signal: AbortSignal): Promise<Buffer> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    requirePublic(url);
    const response = await request(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readUpTo(response, maxBytes);
    response.destroy();
    if (statusCode >= 500 || statusCode === 429) throw new Error(`status ${statusCode}`);
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      throw new Refusal(`status ${statusCode}`);
    }
    url = new URL(headers.location, url);
  }
  throw new Refusal("too many redirects");
}

/**
 * The bytes at an address of the public internet, at most `maxBytes`. Every hop is checked as it is connected, so that
 * neither a name nor a redirect leads into this network.
 */
export async function fetchPublic(address: string, maxBytes: number): Promise<Fetched> {
  try {
    return { bytes: await follow(address, maxBytes, AbortSignal.timeout(TIMEOUT_MS)) };
  } catch (error) {
    return { failure: error instanceof Refusal ? "refused" : "unreachable" };
  }
}
