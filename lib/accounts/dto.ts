import { createHash } from "node:crypto";

import Bowser from "bowser";

import type { Prisma } from "@/generated/prisma/client";

export const userSelect = {
  id: true,
  username: true,
  email: true,
  role: true,
  firstName: true,
  lastName: true,
  phone: true,
  address: true,
  city: true,
  country: true,
  bio: true,
  profileImage: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** The `user` of contract.md, visible to its owner only. */
export type AccountUser = ReturnType<typeof toUser>;

/** Returns the `user` with all keys, null where empty; times are ISO 8601. */
export function toUser(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}

export const sessionSelect = {
  id: true,
  userAgent: true,
  address: true,
  createdAt: true,
  lastSeenAt: true,
} satisfies Prisma.SessionSelect;

type SessionRow = Prisma.SessionGetPayload<{ select: typeof sessionSelect }>;

/** Session as shown to its owner. */
export type OwnSession = ReturnType<typeof toSession>;

/** Returns a public key of a session; the session id never leaves the server. */
export function sessionKey(id: string) {
  return createHash("sha256").update(id).digest("base64url").slice(0, 22);
}

/** Returns the device of a User-Agent header; `browser` and `system` are null if unknown. */
export function toDevice(userAgent: string | null) {
  const agent = userAgent ? Bowser.parse(userAgent) : null;
  return {
    browser: agent?.browser.name ?? null,
    system: agent?.os.name ?? null,
    isPhone: agent?.platform.type === "mobile",
  };
}

/** Returns a session; times are ISO 8601. */
export function toSession(row: SessionRow, currentId: string) {
  return {
    key: sessionKey(row.id),
    isCurrent: row.id === currentId,
    ...toDevice(row.userAgent),
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  };
}
