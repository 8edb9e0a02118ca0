import { constants } from "node:zlib";

import compressible from "compressible";
import compression from "compression";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

// Next sets the content type of a route handler's response as a list, which the library's default filter ignores.
// Brotli's level 5 takes as long as the library's default of 4 and makes scripts 5% smaller.
const middleware = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (_request, response) =>
    compressible(String(response.getHeader("content-type") ?? "")) === true,
});

/**
 * Compresses the response of `next` if the client accepts gzip or Brotli and it is not compressed yet.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} next
 */
export function compress(request, response, next) {
  middleware(
    /** @type {Parameters<typeof middleware>[0]} */ (request),
    /** @type {Parameters<typeof middleware>[1]} */ (response),
    next,
  );
  // The stream of an aborted request never ends and would stay in memory.
  response.once("close", () => {
    if (!response.writableFinished) response.end();
  });
}
