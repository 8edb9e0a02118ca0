import "server-only";

import { DomainError } from "@/lib/core/errors";
import { requireRole, requireSignedIn, type Viewer } from "./viewer";

/**
 * Returns the viewer if they are an admin.
 * @throws DomainError unauthenticated, forbidden (another role; in production also without a second factor)
 */
export function requireAdmin(caller: Viewer | null): Viewer {
  const viewer = requireSignedIn(caller);
  requireRole(viewer, ["admin"], "accessDenied");
  return viewer;
}

/** Error keys for access to a seller area. */
type SellerDenial = "sellersOnly" | "productsDenied" | "payoutsDenied";

/**
 * Returns the viewer if they are a seller.
 * @throws DomainError unauthenticated, forbidden with the sentence of the area
 */
export function requireSeller(caller: Viewer | null, denial: SellerDenial = "sellersOnly"): Viewer {
  const viewer = requireSignedIn(caller);
  if (viewer.role !== "seller") throw new DomainError("forbidden", denial);
  return viewer;
}

/** @throws DomainError forbidden while the email address is not confirmed (decisions.md, "Sign-in and demo") */
export function requireVerifiedEmail(viewer: Viewer) {
  if (!viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
}

/**
 * Returns the viewer if they are a seller with a confirmed email address.
 * @throws DomainError unauthenticated, forbidden
 */
export function requireVerifiedSeller(caller: Viewer | null, denial?: SellerDenial): Viewer {
  const viewer = requireSeller(caller, denial);
  requireVerifiedEmail(viewer);
  return viewer;
}
