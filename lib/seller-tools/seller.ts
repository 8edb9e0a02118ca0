import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { requireSeller } from "@/lib/seller-dashboard/seller";

/** Whoever works with the seller's tools. Selling needs an address that was confirmed. @throws DomainError unauthenticated, forbidden */
export function requireToolSeller(caller: Viewer | null): Viewer {
  const viewer = requireSeller(caller);
  if (!viewer.isEmailVerified) throw new DomainError("forbidden", "emailUnverified");
  return viewer;
}
