import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";

/** Whose shop the dashboard is about: sellers alone. @throws DomainError unauthenticated, forbidden */
export function requireSeller(asking: Viewer | null): Viewer {
  const viewer = requireSignedIn(asking);
  if (viewer.role !== "seller") throw new DomainError("forbidden", "sellersOnly");
  return viewer;
}
