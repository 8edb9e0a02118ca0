import type { Instrumentation } from "next";

/** Runs once at startup, before a production server accepts requests. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NODE_ENV !== "production") return;
  const { installAbortStackWorkaround } = await import(
    "@/lib/observability/workarounds/abort-stack-leak"
  );
  installAbortStackWorkaround();
  const { redirectConsoleToLog } = await import("@/lib/observability/console-to-log");
  redirectConsoleToLog();
  const { setServerHooks } = await import("@/lib/observability/server-hooks");
  setServerHooks();
  const { startTracing } = await import("@/lib/observability/tracing");
  await startTracing();
}

/** Logs an uncaught error of a page, route handler or action as one line with the route and the request id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("@/lib/core/log");
  const { routePath: route, routeType: kind } = context;
  // Pages are only posted to by server actions, which handle their own errors (lib/server/pages.mjs).
  if (request.method === "POST" && !request.path.startsWith("/api/")) {
    return log.info("Malformed form submission", { route, error: (error as Error).message });
  }
  log.error("Unhandled request error", error, {
    route,
    kind,
    digest: (error as { digest?: string }).digest,
  });
};
