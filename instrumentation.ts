import type { Instrumentation } from "next";

/** Once, before a server in production takes requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { letRendersGo } = await import("@/lib/monitoring/let-go");
  letRendersGo();
  const { foldConsole } = await import("@/lib/monitoring/console");
  foldConsole();
  const { watchRequests } = await import("@/lib/monitoring/requests");
  watchRequests();
  const { giveKeptAnswers } = await import("@/lib/web/answers");
  giveKeptAnswers();
  const { startTraces } = await import("@/lib/monitoring/traces");
  await startTraces();
}

/** What a page, a handler or an action threw and nobody caught: one line that names the route and the request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("@/lib/core/log");
  const { routePath: route, routeType: kind } = context;
  const { isForm } = await import("@/lib/monitoring/forms");
  if (isForm({ method: request.method, url: request.path })) {
    return log.info("form not read", { route, error: (error as Error).message });
  }
  log.error("not caught", error, { route, kind, digest: (error as { digest?: string }).digest });
};
