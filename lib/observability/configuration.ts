import "server-only";

import { env, missingVariables } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { readReadiness } from "./queries";
import { notConfiguredBody } from "./service-unavailable-page";

let isReported = false;

/** Logs once per process why this deployment serves nothing. */
async function report() {
  if (isReported) return;
  isReported = true;
  const missing = missingVariables(env);
  const reason = missing.length > 0 ? { missing } : await readReadiness();
  log.error(
    "This deployment is not configured: set the variables, migrate, and deploy again",
    null,
    {
      event: "configuration.incomplete",
      ...reason,
    },
  );
}

/**
 * Returns the 503 response of a deployment that was built without all its variables or with an older database: a page
 * that names no setting. The names are in the log.
 */
export async function respondNotConfigured({ url, headers }: Request): Promise<Response> {
  await report();
  const accept = headers.get("accept") ?? "";
  const cookie = headers.get("cookie") ?? "";
  const { type, body, policy } = notConfiguredBody({ url, headers: { accept, cookie } });
  return new Response(body, {
    status: 503,
    headers: {
      "retry-after": "60",
      "cache-control": "private, no-store",
      "content-type": type,
      ...(policy ? { "content-security-policy": policy } : {}),
    },
  });
}
