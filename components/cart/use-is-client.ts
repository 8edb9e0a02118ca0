"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration: browser storage is not available yet. */
export function useIsClient() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
