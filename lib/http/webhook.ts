import "server-only";

import type { NextRequest } from "next/server";

import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { readText } from "./body";
import { toErrorResponse } from "./error-response";
import { revalidateTags } from "./revalidate-tags";
import { errorResponse } from "./route";

const LIMIT = 256 * 1024;

/**
 * The door of a provider's signed webhook: no cookies, no origin, the raw body. It answers 200 only once the
 * effect is stored; anything else is sent again.
 */
export function webhookRoute(handle: (raw: string, headers: Headers) => Promise<void>) {
  return async (request: NextRequest) => {
    try {
      const raw = await readText(request, LIMIT);
      const { tags } = await collectInvalidations(() => handle(raw, request.headers));
      revalidateTags(tags);
      return Response.json({});
    } catch (error) {
      return errorResponse(request, await toErrorResponse(error, "en"));
    }
  };
}
