import "server-only";

import { timingSafeEqual } from "node:crypto";
import type { NextRequest } from "next/server";

import { collectChanges } from "@/lib/core/changes";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import { toFailure } from "./failure";
import { invalidate } from "./invalidate";
import { refuse } from "./route";

/** The door of the scheduler: whoever knows CRON_SECRET, with GET or POST as schedulers do. */
export function scheduled(run: () => Promise<unknown>) {
  return async (request: NextRequest) => {
    try {
      requireSecret(request.headers.get("authorization") ?? "");
      const { result, tags } = await collectChanges(run);
      invalidate(tags);
      return Response.json(result, { headers: { "cache-control": "private, no-store" } });
    } catch (error) {
      return refuse(request, await toFailure(error, "en"));
    }
  };
}

function requireSecret(authorization: string) {
  const given = Buffer.from(authorization);
  const wanted = Buffer.from(`Bearer ${env.CRON_SECRET}`);
  const isRight =
    env.CRON_SECRET && given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isRight) throw new DomainError("unauthenticated", "signInRequired");
}
