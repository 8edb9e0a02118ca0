import "server-only";

import type { NextRequest } from "next/server";

import { collectChanges } from "@/lib/core/changes";
import { readText } from "./body";
import { toFailure } from "./failure";
import { invalidate } from "./invalidate";
import { refuse } from "./route";

const LIMIT = 256 * 1024;

/**
 * The door of a provider's signed webhook: no cookies, no origin, the raw body. It answers 200 only once the
 * effect is stored; anything else is sent again.
 */
export function webhook(handle: (raw: string, headers: Headers) => Promise<void>) {
  return async (request: NextRequest) => {
    try {
      const raw = await readText(request, LIMIT);
      const { tags } = await collectChanges(() => handle(raw, request.headers));
      invalidate(tags);
      return Response.json({});
    } catch (error) {
      return refuse(request, await toFailure(error, "en"));
    }
  };
}
