import "server-only";

import { cookies } from "next/headers";
import { cache } from "react";

import type { Role } from "@/generated/prisma/enums";
import { DomainError } from "@/lib/core/errors";
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
};

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
  if (roles.length > 0 && !roles.includes(viewer.role)) {
    throw new DomainError("forbidden", roles.includes("admin") ? "accessDenied" : "sellersOnly");
  }
  return viewer;
}
