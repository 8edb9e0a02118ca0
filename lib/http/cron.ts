import "server-only";

import type { NextRequest } from "next/server";

import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { env } from "@/lib/core/env.mjs";
import { withDeadline } from "@/lib/core/request-context";
import { requireBearer } from "./bearer-auth";
import { toErrorResponse } from "./error-response";
import { revalidateTags } from "./revalidate-tags";
import { errorResponse } from "./route";

/** Maximum database wait in ms: the lease of a job (lib/jobs/service/run-due-jobs). */
const DEADLINE_MS = 90_000;

/**
 * Returns the route handler of the scheduler. Requires CRON_SECRET; accepts GET and POST, since schedulers use either.
 */
export function cronRoute(run: () => Promise<unknown>) {
  return async (request: NextRequest) => {
    try {
      requireBearer(request.headers, env.CRON_SECRET);
      const { result, tags } = await collectInvalidations(() => withDeadline(DEADLINE_MS, run));
      revalidateTags(tags);
      return Response.json(result, { headers: { "cache-control": "private, no-store" } });
    } catch (error) {
      return errorResponse(request, await toErrorResponse(error, "en"));
    }
  };
}
