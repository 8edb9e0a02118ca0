import "server-only";

import { randomBytes } from "node:crypto";

import type { Prisma } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { hashToken } from "./tokens";

/** Days for which an emailed link can undo a change. */
const UNDO_DAYS = 7;

/** Kinds of changes that an emailed link undoes (lib/sensitive-changes). */
export type SensitiveChangeKind =
  | "password"
  | "payout_account"
  | "role"
  | "identity"
  | "two_step"
  | "passkeys";

type Change = {
  /** Recipient of the link. */
  userId: number;
  /** Account that changed. */
  subjectId: number;
  kind: SensitiveChangeKind;
  /** State that the link restores. */
  before: Prisma.InputJsonObject;
};

/** Records a sensitive change; returns the URL that undoes it once, within seven days. */
export async function recordChange(tx: Tx, { userId, subjectId, kind, before }: Change) {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + UNDO_DAYS * 86_400_000);
  await tx.sensitiveChange.create({
    data: { userId, subjectId, kind, before, tokenHash: hashToken(secret), expiresAt },
  });
  return `/login?undo=${secret}`;
}
