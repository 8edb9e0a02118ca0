import "server-only";

import type { IncomingMessage, ServerResponse } from "node:http";

import compressible from "compressible";
import compression from "compression";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

// The framework sets the header of a route handler's response as a list, which the library's own filter does not read.
const middleware = compression({
  filter: (_request, response) =>
    compressible(String(response.getHeader("content-type") ?? "")) === true,
}) as unknown as Middleware;

/**
 * Compresses what `next` answers, if the client reads gzip or Brotli and it is not compressed yet. Also what route
 * handlers answer: calls, sitemap and feeds.
 */
export function compress(request: IncomingMessage, response: ServerResponse, next: () => void) {
  middleware(request, response, next);
  // A client that left early never ends the stream, which then stays in memory.
  response.once("close", () => {
    if (!response.writableFinished) response.end();
  });
}
