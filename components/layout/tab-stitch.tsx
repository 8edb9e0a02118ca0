"use client";

import { useLinkStatus } from "next/link";

/** The stitch of a tab: below the pressed one as soon as its page loads, until then below the current one. */
export function TabStitch({ isCurrent }: { isCurrent: boolean }) {
  const { pending: isLoading } = useLinkStatus();
  if (!isCurrent && !isLoading) return null;
  return (
    <span
      aria-hidden
      data-loading={isLoading ? "" : undefined}
      className="stitch absolute inset-x-0 bottom-0 group-has-data-loading/tabs:not-data-loading:invisible"
    />
  );
}
