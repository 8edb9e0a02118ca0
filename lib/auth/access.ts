import "server-only";

import { DomainError } from "@/lib/core/errors";
import { requireRole, type Viewer } from "./viewer";

/**
 * Returns the viewer if they are an admin.
 * @throws DomainError forbidden (another role; in production also without a second factor)
 */
export function requireAdmin(viewer: Viewer): Viewer {
  requireRole(viewer, ["admin"], "accessDenied");
  return viewer;
}

/** Error keys for access to a seller area. */
type SellerDenial = "sellersOnly" | "productsDenied" | "payoutsDenied";

/**
 * Returns the viewer if they are a seller.
 * @throws DomainError forbidden with the sentence of the area
 */
export function requireSeller(viewer: Viewer, denial: SellerDenial = "sellersOnly"): Viewer {
  if (viewer.role !== "seller") throw new DomainError("forbidden", denial);
  return viewer;
}

/** @throws DomainError forbidden while the email address is not confirmed (decisions.md, "Sign-in and demo") */
export function requireVerifiedEmail(viewer: Viewer) {
  if (!viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
}

/**
 * Returns the viewer if they are a seller with a confirmed email address.
 * @throws DomainError forbidden
 */
export function requireVerifiedSeller(viewer: Viewer, denial?: SellerDenial): Viewer {
  requireSeller(viewer, denial);
  requireVerifiedEmail(viewer);
  return viewer;
}
