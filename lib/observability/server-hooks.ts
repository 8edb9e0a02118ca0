import "server-only";

import type { IncomingMessage } from "node:http";

import { processGlobal } from "@/lib/core/process-global.mjs";
import { REQUEST_ID_HEADER, runInRequestContext } from "@/lib/core/request-context";
import { hasDatabaseFailedSince, isDatabaseAway } from "@/lib/db/pool";
import { observeResponse, prepareRequest } from "./request-logging";
import { unavailablePage, unavailableText } from "./service-unavailable-page";

/** Policy of the 503 page, which has a style and no script. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

function unavailableBody(request: IncomingMessage) {
  if (!/text\/html/.test(request.headers.accept ?? "")) {
    return { type: "text/plain; charset=utf-8", body: unavailableText(request) };
  }
  return { type: "text/html; charset=utf-8", body: unavailablePage(request), policy: POLICY };
}

const runInContext = <T>({ headers }: IncomingMessage, work: () => T): T =>
  runInRequestContext(headers[REQUEST_ID_HEADER], work);

/** Sets the functions that scripts/server.mjs calls (lib/server/hooks.mjs). */
export function setServerHooks() {
  Object.assign(
    processGlobal<object>("serverHooks", () => ({})),
    {
      prepareRequest,
      runInContext,
      observeResponse,
      unavailableBody,
      isDatabaseAway,
      hasDatabaseFailedSince,
    },
  );
}
