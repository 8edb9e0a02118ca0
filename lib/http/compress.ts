import "server-only";

import type { IncomingMessage, ServerResponse } from "node:http";

import compressible from "compressible";
import compression from "compression";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The framework sets the content type of a route handler's response as a list, which the library's default filter
// ignores.
const middleware = compression({
  filter: (_request, response) =>
    compressible(String(response.getHeader("content-type") ?? "")) === true,
}) as unknown as Middleware;

/**
 * Compresses the response of `next` if the client accepts gzip or Brotli and it is not compressed yet, including route
 * handlers, sitemap and feeds.
 */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void) {
  middleware(request, response, next);
  // The stream of an aborted request never ends and would stay in memory.
  response.once("close", () => {
    if (!response.writableFinished) response.end();
  });
}
