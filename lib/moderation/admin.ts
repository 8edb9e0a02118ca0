import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";

/** Whoever decides what others may show: admins alone. @throws DomainError unauthenticated, forbidden */
export function requireAdmin(caller: Viewer | null): Viewer {
  const viewer = requireSignedIn(caller);
  if (viewer.role !== "admin") throw new DomainError("forbidden", "accessDenied");
  return viewer;
}
