import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";

/** Whose shop the dashboard is about: sellers alone. @throws DomainError unauthenticated, forbidden */
export function requireSeller(caller: Viewer | null): Viewer {
  const viewer = requireSignedIn(caller);
  if (viewer.role !== "seller") throw new DomainError("forbidden", "sellersOnly");
  return viewer;
}
