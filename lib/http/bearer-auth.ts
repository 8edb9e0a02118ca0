import "server-only";

import { timingSafeEqual } from "node:crypto";

import { DomainError } from "@/lib/core/errors";

/**
 * Requires `secret` as the bearer token.
 * @throws DomainError unauthenticated, also where no secret is configured
 */
export function requireBearer(headers: Headers, secret: string | undefined) {
  const authorization = Buffer.from(headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${secret}`);
  const isRight =
    secret && authorization.length === expected.length && timingSafeEqual(authorization, expected);
  if (!isRight) throw new DomainError("unauthenticated", "signInRequired");
}
