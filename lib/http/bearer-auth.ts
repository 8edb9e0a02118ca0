import "server-only";

import { timingSafeEqual } from "node:crypto";

import { DomainError } from "@/lib/core/errors";

/**
 * Requires `secret` as the bearer token.
 * @throws DomainError unauthenticated, also where no secret is configured
 */
export function requireBearer(headers: Headers, secret: string | undefined) {
  const given = Buffer.from(headers.get("authorization") ?? "");
  const wanted = Buffer.from(`Bearer ${secret}`);
  const isRight = secret && given.length === wanted.length && timingSafeEqual(given, wanted);
  if (!isRight) throw new DomainError("unauthenticated", "signInRequired");
}
