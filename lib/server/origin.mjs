// A private HTTP server in front of Next's request handler. The custom server requests pages from it as a reverse proxy
// does, so that it knows a page's status before anything is sent.
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";

import { withPageTags } from "../cache/page-tags.mjs";

/** Response header with the tags of a page from Next's cache. It never leaves the private server. */
const TAGS_HEADER = "x-shaafi-page-tags";

/** More than a page's tags (128 of 256 characters) and a client's headers take. Bytes. */
const MAX_HEADER_BYTES = 64 * 1024;

/** Headers of a connection, which a proxy does not pass on. */
const CONNECTION_HEADERS = [
  "connection",
  "expect",
  "keep-alive",
  "te",
  "transfer-encoding",
  "upgrade",
];

/** @param {http.IncomingHttpHeaders} headers */
function withoutConnectionHeaders(headers) {
  const remaining = { ...headers };
  for (const name of CONNECTION_HEADERS) delete remaining[name];
  return remaining;
}

/**
 * Returns the tags of a page from Next's cache; null if it is not from there.
 * @param {http.IncomingMessage} response of the private server
 */
export function tagsOf({ headers }) {
  const tags = headers[TAGS_HEADER];
  if (tags === undefined) return null;
  return String(tags).split(",").filter(Boolean).map(decodeURIComponent);
}

/** @param {http.RequestListener} handle */
async function listen(handle) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-"));
  const socketPath = path.join(folder, "next.sock");
  const options = { keepAliveTimeout: 0, requestTimeout: 0, maxHeaderSize: MAX_HEADER_BYTES };
  const server = http.createServer(options, handle);
  await /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      // Otherwise the primary of several web processes would listen for them all.
      server.once("error", reject).listen({ path: socketPath, exclusive: true }, resolve);
    })
  );
  const close = () => {
    server.close();
    server.closeAllConnections();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { socketPath, close };
}

/** @typedef {Awaited<ReturnType<typeof openOrigin>>} Origin */

/**
 * Starts the private server.
 * @param {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void> | void} handle Next's request
 *   handler
 */
export async function openOrigin(handle) {
  const { socketPath, close } = await listen((request, response) =>
    withPageTags(
      (tags) => {
        if (response.headersSent) return;
        response.setHeader(TAGS_HEADER, tags.map(encodeURIComponent).join(","));
      },
      () => handle(request, response),
    ),
  );
  const agent = new http.Agent({ keepAlive: true });

  /** @param {http.RequestOptions} options */
  const send = (options) =>
    http.request({ socketPath, agent, maxHeaderSize: MAX_HEADER_BYTES, ...options });

  return {
    /**
     * Forwards a request until its client is gone.
     * @param {http.IncomingMessage} request
     * @param {{ url: string, response: http.ServerResponse }} to path and query to request, and the client's response
     * @returns {Promise<http.IncomingMessage>} the response of Next, whose body is not read yet
     */
    forward(request, { url, response }) {
      const headers = {
        "x-forwarded-for": request.socket.remoteAddress,
        ...withoutConnectionHeaders(request.headers),
      };
      return new Promise((resolve, reject) => {
        const inner = send({ method: request.method ?? "GET", path: url, headers });
        inner.once("error", reject).once("response", resolve);
        response.once("close", () => response.writableFinished || inner.destroy());
        pipeline(request, inner).catch(reject);
      });
    },
    /**
     * Requests a page with only these headers.
     * @param {string} url
     * @param {http.OutgoingHttpHeaders} headers
     * @returns {Promise<import("../cache/response/cache.mjs").Page>}
     */
    async fetchPage(url, headers) {
      /** @type {http.IncomingMessage} */
      const response = await new Promise((resolve, reject) => {
        send({ path: url, headers }).once("error", reject).once("response", resolve).end();
      });
      const body = Buffer.concat(await response.toArray());
      return {
        status: response.statusCode ?? 0,
        headers: responseHeaders(response),
        body,
        tags: tagsOf(response),
      };
    },
    close() {
      agent.destroy();
      close();
    },
  };
}

/**
 * Returns the headers of a response of the private server that may be sent to the client.
 * @param {http.IncomingMessage} response
 */
export function responseHeaders({ headers }) {
  const remaining = withoutConnectionHeaders(headers);
  delete remaining[TAGS_HEADER];
  return remaining;
}
