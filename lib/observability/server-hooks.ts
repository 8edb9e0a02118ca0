import "server-only";

import type { IncomingMessage } from "node:http";

import { processGlobal } from "@/lib/core/process-global.mjs";
import { REQUEST_ID_HEADER, runInRequestContext } from "@/lib/core/request-context";
import { hasDatabaseFailedSince, isDatabaseAway } from "@/lib/db/pool";
import { shareProcessMetrics } from "./process-metrics";
import { observeResponse, prepareRequest } from "./request-logging";
import { databaseAwayBody } from "./service-unavailable-page";
import { flushTraces } from "./tracing";

const runInContext = <T>({ headers }: IncomingMessage, work: () => T): T =>
  runInRequestContext(headers[REQUEST_ID_HEADER], work);

/** Sets the functions that scripts/server.mjs calls (lib/server/hooks.mjs), and shares its metrics with its peers. */
export function setServerHooks() {
  shareProcessMetrics();
  Object.assign(
    processGlobal<object>("serverHooks", () => ({})),
    {
      prepareRequest,
      runInContext,
      observeResponse,
      unavailableBody: databaseAwayBody,
      isDatabaseAway,
      hasDatabaseFailedSince,
      flushTraces,
    },
  );
}
