"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the browser runs it: false on the server and in the first picture. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
