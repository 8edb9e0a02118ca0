import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";

/** Whoever is paid by us: sellers alone. @throws DomainError unauthenticated, forbidden */
export function requirePayee(caller: Viewer | null): Viewer {
  const viewer = requireSignedIn(caller);
  if (viewer.role !== "seller") throw new DomainError("forbidden", "payoutsDenied");
  return viewer;
}

/**
 * A seller who may say where the money goes: until the address is confirmed, a stranger may hold the account.
 * @throws DomainError unauthenticated, forbidden
 */
export function requireConfirmedPayee(caller: Viewer | null): Viewer {
  const viewer = requirePayee(caller);
  if (!viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  return viewer;
}

/** Whoever sends the mobile payouts and says how they ended. @throws DomainError unauthenticated, forbidden */
export function requireOperator(caller: Viewer | null): Viewer {
  const viewer = requireSignedIn(caller);
  if (viewer.role !== "admin") throw new DomainError("forbidden", "accessDenied");
  return viewer;
}
