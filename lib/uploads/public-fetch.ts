import "server-only";

import { type LookupAddress, lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";

import { canBePublic, isPublicAddress } from "./public-address";

const MAX_REDIRECTS = 3;

/** Timeout of the whole fetch in ms; a seller waits for it. */
const TIMEOUT_MS = 5_000;

/** Reason of a failed fetch: permanent, or possibly temporary. */
type FetchFailure = "refused" | "unreachable";
export type FetchReason = "notFound" | "private" | "tooLarge" | "unreachable";
export type Fetched = { bytes: Buffer } | { failure: FetchFailure; reason?: FetchReason };

class Refusal extends Error {
  constructor(
    message: string,
    readonly reason: FetchReason = "notFound",
  ) {
    super(message);
  }
}

/** Resolves a host name for a connection; refuses it if any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new Refusal(`${hostname} is not public`, "private"), "", 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/**
 * Requires a URL that a public web server can have.
 * @throws Refusal for any other URL
 */
function requirePublic(url: URL) {
  if (!canBePublic(url)) throw new Refusal(`${url.host} is not public`, "private");
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
    if (size > maxBytes) throw new Refusal("too large", "tooLarge");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fetchRedirected(
  address: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
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
 * Returns the bytes at a public URL, at most `maxBytes`. Every redirect is checked when its connection is opened, so
 * that neither DNS nor a redirect leads into the internal network.
 */
export async function fetchPublic(address: string, maxBytes: number): Promise<Fetched> {
  try {
    return { bytes: await fetchRedirected(address, maxBytes, AbortSignal.timeout(TIMEOUT_MS)) };
  } catch (error) {
    if (error instanceof Refusal) return { failure: "refused", reason: error.reason };
    return { failure: "unreachable", reason: "unreachable" };
  }
}
