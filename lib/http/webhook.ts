import "server-only";

import type { NextRequest } from "next/server";

import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { readText } from "./body";
import { toErrorResponse } from "./error-response";
import { revalidateTags } from "./revalidate-tags";
import { errorResponse } from "./route";

const LIMIT = 256 * 1024;

/**
 * Returns the route handler of a provider's signed webhook: without cookies and origin check, with the raw body.
 * Responds 200 only after the effect is stored; the provider retries any other response.
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
