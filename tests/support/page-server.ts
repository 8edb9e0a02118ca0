// Starts the custom server's pages with a request handler of a test instead of Next's.
import http from "node:http";
import type { AddressInfo } from "node:net";

import { createInvalidations } from "@/lib/cache/invalidations.mjs";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { createResponseCache } from "@/lib/cache/response/cache.mjs";
import { processGlobal } from "@/lib/core/process-global.mjs";
import { setServerHooks } from "@/lib/observability/server-hooks";
import { openOrigin } from "@/lib/server/origin.mjs";
import { createPageServer } from "@/lib/server/pages.mjs";
import { createRenderedPages } from "@/lib/server/rendered-pages.mjs";

/** State of the database that lib/db/pool.ts reports. */
export const databaseHealth = processGlobal("databaseHealth", () => ({
  failedAt: 0,
  answeredAt: 0,
}));

export type PageResponse = { status: number; headers: http.IncomingHttpHeaders; text: string };

type Options = { headers?: Record<string, string>; method?: string; body?: string };

/**
 * Starts a page server.
 * @param handle replaces Next
 */
export async function startPageServer(handle: http.RequestListener, { isCached = true } = {}) {
  setServerHooks();
  const invalidations = createInvalidations();
  invalidations.trust(() => true);
  const origin = await openOrigin(handle as never);
  const cache = isCached ? createResponseCache({ invalidations }) : null;
  const rendered = createRenderedPages(invalidations);
  const servePage = createPageServer({ origin, cache, rendered, handle: handle as never });
  const server = http.createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    Promise.resolve(servePage(request, response, path)).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;

  const sendRequest = (path: string, { headers = {}, method = "GET", body }: Options = {}) =>
    new Promise<PageResponse>((resolve, reject) => {
      const options = { port, path, method, headers: { accept: "text/html", ...headers } };
      const request = http.request({ ...options, agent: false }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: String(bytes),
        });
      });
      request.on("error", reject);
      request.end(body);
    });

  const close = () => {
    server.close();
    server.closeAllConnections();
    origin.close();
  };
  return { ask: sendRequest, close, invalidations, port };
}

type ReceivedRequest = {
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  /** Whether it came over the private socket of the server. */
  isPrivate: boolean;
};

/** Returns a stand-in of Next with a cached page at every path, in the language of the cookie. */
export function createNext({ status = () => 200 }: { status?: () => number } = {}) {
  const receivedRequests: ReceivedRequest[] = [];
  const handle: http.RequestListener = (request, response) => {
    const { url, headers, socket } = request;
    receivedRequests.push({ url, headers, isPrivate: socket.remoteAddress === undefined });
    const locale = /NEXT_LOCALE=(\w+)/.exec(headers.cookie ?? "")?.[1] ?? "en";
    reportTags(["catalog", "store:ñ,1"]);
    response.writeHead(status(), {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale,
      "x-nextjs-cache": "HIT",
      etag: `"${locale}"`,
    });
    response.end(`<p lang="${locale}">${receivedRequests.length}</p>`);
  };
  return { handle, receivedRequests };
}
