import "server-only";

import type { NextRequest } from "next/server";

import { collectChanges } from "@/lib/core/changes";
import { env } from "@/lib/core/env.mjs";
import { withPatience } from "@/lib/core/request";
import { requireBearer } from "./bearer";
import { toFailure } from "./failure";
import { invalidate } from "./invalidate";
import { refuse } from "./route";

/** The lease of a job (lib/jobs/service); nobody sits and waits. */
const PATIENCE_MS = 90_000;

/** The door of the scheduler: whoever knows CRON_SECRET, with GET or POST as schedulers do. */
export function scheduled(run: () => Promise<unknown>) {
  return async (request: NextRequest) => {
    try {
      requireBearer(request.headers, env.CRON_SECRET);
      const { result, tags } = await collectChanges(() => withPatience(PATIENCE_MS, run));
      invalidate(tags);
      return Response.json(result, { headers: { "cache-control": "private, no-store" } });
    } catch (error) {
      return refuse(request, await toFailure(error, "en"));
    }
  };
}
