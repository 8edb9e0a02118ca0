import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

export const REQUEST_ID_HEADER = "x-request-id";

/** What a proxy may call a request. Anything else could be somebody's way to write into our log. */
const WELL_FORMED = /^[\w.:-]{8,64}$/;

// The framework bundles this module more than once; what runs in a request must find one store. lib/core/log reads it.
const shared = globalThis as { shaafiRequest?: AsyncLocalStorage<string> };

/** The id that came with a request, if it is one, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Whatever the current request still starts carries its id. */
export function enterRequest(id: string) {
  shared.shaafiRequest ??= new AsyncLocalStorage();
  shared.shaafiRequest.enterWith(id);
}
