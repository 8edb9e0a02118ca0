"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and during hydration: what lives in the browser is not known yet. */
export function useIsClient() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
