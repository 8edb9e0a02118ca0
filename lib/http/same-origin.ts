import "server-only";

import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";

/**
 * Refuses a mutation from another site (contract.md, "Conventions"): checks Fetch Metadata if the browser sends it,
 * else Origin. A client that sends neither is not a browser and sends no ambient cookies.
 * @throws DomainError forbidden
 */
export function requireSameOrigin(headers: Headers) {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isSameOrigin = site ? site === "same-origin" : !origin || isShopOrigin(origin, headers);
  if (!isSameOrigin) throw new DomainError("forbidden", "crossOrigin");
}

function isShopOrigin(origin: string, headers: Headers) {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(env.APP_URL).origin || new URL(origin).host === headers.get("host");
}
