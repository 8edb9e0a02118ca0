import "server-only";

import { createHash, randomBytes } from "node:crypto";

import type { AccountTokenKind } from "@/generated/prisma/enums";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

const MINUTE_MS = 60_000;

/**
 * Lifetime of emailed links in ms: 60 minutes to reset (decisions.md, "Sign-in and demo"), two days to verify, 14 days
 * to accept an invitation.
 */
const LIFE_MS = {
  password_reset: 60 * MINUTE_MS,
  email_verification: 48 * 60 * MINUTE_MS,
  seller_invitation: 14 * 24 * 60 * MINUTE_MS,
};

/** Returns the stored hash of an emailed secret. */
export const hashToken = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Creates the secret of a link and stores its hash; earlier links of the kind are invalidated. */
export async function issueToken(tx: Tx, userId: number, kind: AccountTokenKind) {
  const secret = randomBytes(32).toString("base64url");
  await tx.accountToken.deleteMany({ where: { userId, kind } });
  await tx.accountToken.create({
    data: {
      userId,
      kind,
      tokenHash: hashToken(secret),
      expiresAt: new Date(Date.now() + LIFE_MS[kind]),
    },
  });
  return secret;
}

/**
 * Consumes a link and returns its user id. Of two parallel requests, only one succeeds.
 * @throws DomainError invalid for a link that was used, has expired or never was
 */
export async function consumeToken(
  tx: Tx,
  secret: string,
  kind: AccountTokenKind,
): Promise<number> {
  const [row] = await tx.$queryRaw<{ user_id: number }[]>`
    UPDATE account_tokens SET used_at = now()
    WHERE token_hash = ${hashToken(secret)} AND kind = ${kind}::"AccountTokenKind"
      AND used_at IS NULL AND expires_at > now()
    RETURNING user_id`;
  if (!row) throw new DomainError("invalid", "linkInvalid");
  return row.user_id;
}
