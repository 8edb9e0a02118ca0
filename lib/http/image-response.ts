import "server-only";

import type { NextRequest } from "next/server";

import { clientIp } from "@/lib/core/network";
import { consumeNetworkLimit } from "@/lib/db/rate-limit";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { toErrorResponse } from "./error-response";
import { errorResponse } from "./route";

/** Images of one network; a crawler asks for far fewer. */
const EACH_MINUTE = { max: 600, seconds: 60 };

/**
 * HTTP's door to a picture made on the server. An address that names the picture's version (`v`) never shows
 * another one and may be kept for ever; any other is asked for again after five minutes.
 */
export function imageRoute<P>(
  run: (params: P, search: URLSearchParams) => Promise<{ png: Buffer; version: string }>,
) {
  return async (request: NextRequest, context: { params: Promise<P> }) => {
    const search = request.nextUrl.searchParams;
    try {
      await consumeNetworkLimit("og", clientIp(request.headers), EACH_MINUTE);
      const { png, version } = await run(await context.params, search);
      const isNamed = search.get("v") === version;
      return new Response(new Uint8Array(png), {
        headers: {
          "content-type": "image/png",
          "cache-control": isNamed ? "public, max-age=31536000, immutable" : "public, max-age=300",
        },
      });
    } catch (error) {
      return errorResponse(
        request,
        await toErrorResponse(error, getLocaleFromCookies(request.cookies)),
      );
    }
  };
}
