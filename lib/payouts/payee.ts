import "server-only";

import { requireSeller, requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";

/** Returns the viewer if they are a seller, as only sellers are paid. @throws DomainError forbidden */
export function requirePayee(viewer: Viewer): Viewer {
  return requireSeller(viewer, "payoutsDenied");
}

/**
 * Returns the viewer if they may set the payout account: until the email address is confirmed, a stranger may hold the
 * account.
 * @throws DomainError forbidden
 */
export function requireConfirmedPayee(viewer: Viewer): Viewer {
  return requireVerifiedSeller(viewer, "payoutsDenied");
}
