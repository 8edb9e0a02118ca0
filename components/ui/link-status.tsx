"use client";

import { useLinkStatus } from "next/link";

/**
 * Marks the link around it while its page loads, for `has-data-loading:` of the link and of what changes with it. For
 * links that change a part of the page, where nothing else shows that the press was received.
 */
export function LinkStatus() {
  return useLinkStatus().pending && <span hidden data-loading="" />;
}
