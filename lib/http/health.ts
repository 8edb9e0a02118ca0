import "server-only";

import type { NextRequest } from "next/server";

import { env } from "@/lib/core/env.mjs";
import { requireBearer } from "./bearer-auth";
import { toErrorResponse } from "./error-response";
import { errorResponse } from "./route";

const NO_STORE = { "cache-control": "no-store" };

/** Returns the route handler of a load balancer's health check: 200, or 503 if the server should get no requests. */
export function probeRoute(getStatus: () => Promise<{ status: string }>) {
  return async (_request: NextRequest) => {
    const health = await getStatus();
    const status = health.status === "unready" ? 503 : 200;
    return Response.json(health, { status, headers: NO_STORE });
  };
}

/**
 * Returns the route handler for Prometheus. Requires METRICS_TOKEN; without one configured, the endpoint does not
 * exist.
 */
export function metricsRoute(read: () => Promise<{ type: string; text: string } | null>) {
  return async (request: NextRequest) => {
    try {
      if (!env.METRICS_TOKEN) return new Response(null, { status: 404, headers: NO_STORE });
      requireBearer(request.headers, env.METRICS_TOKEN);
      const { type = "text/plain", text = "" } = (await read()) ?? {};
      return new Response(text, { headers: { ...NO_STORE, "content-type": type } });
    } catch (error) {
      return errorResponse(request, await toErrorResponse(error, "en"));
    }
  };
}
