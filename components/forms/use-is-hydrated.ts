"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns whether the component is hydrated: false on the server and in the first render, where browser storage is not
 * available yet.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
