import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env.mjs";
import { toUser, userSelect } from "./dto";

/** The viewer's own account. */
export async function getMe(viewer: Viewer) {
  const row = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: userSelect });
  return { user: toUser(row) };
}

/** The accounts that the seed makes for whoever wants to look around; the admin's is never offered. */
const DEMO_LOGINS = {
  buyer: { email: "buyer@demo.com", password: "demo123" },
  seller: { email: "seller@demo.com", password: "demo123" },
};

export type DemoLogins = typeof DEMO_LOGINS;

/**
 * What the demo buttons send, null outside of demo mode. Anyone may know; it comes with the page and not with
 * the bundle, so that a real shop's scripts name no password.
 */
export function getDemoLogins(): DemoLogins | null {
  return env.DEMO_MODE ? DEMO_LOGINS : null;
}
