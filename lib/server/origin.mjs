// A private HTTP server in front of Next's request handler. The custom server requests pages from it as a reverse proxy
// does, so that it knows a page's status before anything is sent.
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";

import { createPageReads, recordPageReads } from "../cache/page-reads.mjs";

/** @import { PageReads } from "../cache/page-reads.mjs" */

/** Request header with the id of a render whose reads are recorded. It never leaves the private server. */
const RENDER_HEADER = "x-shaafi-render";

/** More than a client's headers take. Bytes. */
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
  /** @type {Map<string, PageReads>} */
  const renders = new Map();
  const { socketPath, close } = await listen((request, response) => {
    const reads = renders.get(String(request.headers[RENDER_HEADER]));
    delete request.headers[RENDER_HEADER];
    return reads
      ? recordPageReads(reads, () => handle(request, response))
      : handle(request, response);
  });
  const agent = new http.Agent({ keepAlive: true });

  /** @param {http.RequestOptions} options */
  const send = (options) =>
    http.request({ socketPath, agent, maxHeaderSize: MAX_HEADER_BYTES, ...options });

  /**
   * @param {string} url
   * @param {http.OutgoingHttpHeaders} headers
   * @returns {Promise<http.IncomingMessage>} its body is not read yet
   */
  const fetchResponse = (url, headers) =>
    new Promise((resolve, reject) => {
      send({ path: url, headers }).once("error", reject).once("response", resolve).end();
    });

  /** Records what the page of a request with this id is made from, until `end` is called. */
  function recordRender() {
    const id = randomUUID();
    const reads = createPageReads();
    renders.set(id, reads);
    return { id, reads, end: () => renders.delete(id) };
  }

  return {
    /**
     * Forwards a request until its client is gone.
     * @param {http.IncomingMessage} request
     * @param {{ url: string, response: http.ServerResponse }} to path and query to request, and the client's response
     * @returns {Promise<{ page: http.IncomingMessage, reads: PageReads }>} the response of Next, whose body is not read
     *   yet, and what was read so far
     */
    async forward(request, { url, response }) {
      const { id, reads, end } = recordRender();
      const headers = {
        "x-forwarded-for": request.socket.remoteAddress,
        ...withoutConnectionHeaders(request.headers),
        [RENDER_HEADER]: id,
      };
      try {
        /** @type {http.IncomingMessage} */
        const page = await new Promise((resolve, reject) => {
          const inner = send({ method: request.method ?? "GET", path: url, headers });
          inner.once("error", reject).once("response", resolve);
          response.once("close", () => response.writableFinished || inner.destroy());
          pipeline(request, inner).catch(reject);
        });
        return { page, reads };
      } finally {
        end();
      }
    },
    /**
     * Requests a page with only these headers.
     * @param {string} url
     * @param {http.OutgoingHttpHeaders} headers
     * @returns {Promise<import("../cache/response/cache.mjs").Page>}
     */
    async fetchPage(url, headers) {
      const { id, reads, end } = recordRender();
      try {
        const response = await fetchResponse(url, { ...headers, [RENDER_HEADER]: id });
        const body = Buffer.concat(await response.toArray());
        return {
          status: response.statusCode ?? 0,
          headers: responseHeaders(response),
          body,
          reads,
        };
      } finally {
        end();
      }
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
export const responseHeaders = ({ headers }) => withoutConnectionHeaders(headers);
