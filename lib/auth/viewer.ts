import "server-only";

import { cookies } from "next/headers";
import { cache } from "react";

import type { Role } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { DomainError } from "@/lib/core/errors";
import type { ErrorKey } from "@/lib/i18n/messages";
import { SESSION_COOKIE } from "./cookies";
import { getSessionFromContext } from "./session";

export type { Role };

/** The signed-in user that a request is made for. */
export type Viewer = {
  id: number;
  username: string;
  role: Role;
  sessionId: string;
  isEmailVerified: boolean;
  /** Whether the password was entered within the last ten minutes, which allows sensitive changes. */
  isPasswordRecent: boolean;
  /** Whether the session was opened with a second factor, or one was added in it. */
  hasSecondFactor: boolean;
};

/**
 * Returns whether the viewer may act as an admin. In production this requires a session with a second factor; in demo
 * mode it does not, because the accounts are public.
 */
export const isAdmin = (viewer: Pick<Viewer, "role" | "hasSecondFactor"> | null): boolean =>
  viewer?.role === "admin" && (env.DEMO_MODE || viewer.hasSecondFactor);

/** Returns the role whose pages the viewer may open: an admin without a second factor has those of a buyer. */
export const actingRole = (viewer: Pick<Viewer, "role" | "hasSecondFactor">): Role =>
  viewer.role === "admin" && !isAdmin(viewer) ? "buyer" : viewer.role;

/** Returns the viewer, checked against the database on every request; null without a valid session. */
export const getViewer = cache(async (): Promise<Viewer | null> => {
  const token = (await cookies()).get(SESSION_COOKIE)?.value;
  return token ? getSessionFromContext(token) : null;
});

/** Returns the viewer. @throws DomainError unauthenticated */
export function requireSignedIn(viewer: Viewer | null): Viewer {
  if (!viewer) throw new DomainError("unauthenticated", "signInRequired");
  return viewer;
}

/**
 * Returns the viewer of the current request.
 * @throws DomainError unauthenticated, or forbidden when `roles` is given and the viewer has none of them
 */
export async function requireViewer(...roles: Role[]): Promise<Viewer> {
  const viewer = requireSignedIn(await getViewer());
  if (roles.length > 0)
    requireRole(viewer, roles, roles.includes("admin") ? "accessDenied" : "sellersOnly");
  return viewer;
}

/**
 * Requires one of the roles; `denied` is the error key for another one.
 * @throws DomainError forbidden, with a sentence of its own for an admin without a second factor
 */
export function requireRole(viewer: Viewer, roles: readonly Role[], refusalKey: ErrorKey) {
  if (roles.includes(actingRole(viewer))) return;
  const isUnverified = roles.includes(viewer.role);
  throw new DomainError("forbidden", isUnverified ? "secondFactorNeeded" : refusalKey);
}
