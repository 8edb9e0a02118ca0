import "server-only";

import { requireSeller, requireVerifiedSeller } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";

/** Returns the viewer if they are a seller, as only sellers are paid. @throws DomainError unauthenticated, forbidden */
export function requirePayee(caller: Viewer | null): Viewer {
  return requireSeller(caller, "payoutsDenied");
}

/**
 * Returns the viewer if they may set the payout account: until the email address is confirmed, a stranger may hold the
 * account.
 * @throws DomainError unauthenticated, forbidden
 */
export function requireConfirmedPayee(caller: Viewer | null): Viewer {
  return requireVerifiedSeller(caller, "payoutsDenied");
}
