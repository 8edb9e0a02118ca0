import "server-only";

import type { NextRequest } from "next/server";

import { clientIp } from "@/lib/core/network";
import { consumeNetworkLimit } from "@/lib/db/rate-limit";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { toErrorResponse } from "./error-response";
import { errorResponse } from "./route";

/** Requests per minute for one network; a crawler sends far fewer. */
const EACH_MINUTE = { max: 600, seconds: 60 };

/**
 * Returns the route handler of a generated image. A URL with the image's current version (`v`) is cached for ever,
 * since it always shows the same image; any other is cached for five minutes.
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
