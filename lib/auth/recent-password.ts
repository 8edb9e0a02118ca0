import { DomainError } from "@/lib/core/errors";
import type { Viewer } from "./viewer";

/** Minutes for which an entered password allows sensitive changes. */
export const RECENT_MINUTES = 10;

/**
 * Requires a recently entered password.
 * @throws DomainError forbidden when the session's password was entered too long ago
 */
export function requireRecentPassword(viewer: Viewer) {
  if (!viewer.isPasswordRecent) throw new DomainError("forbidden", "confirmPassword");
}
