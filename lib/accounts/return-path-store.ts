import { useSyncExternalStore } from "react";

import { STORAGE_KEYS } from "@/lib/core/site";

// Path that a visitor was on when asked to sign in; stored until the browser tab closes.
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    const path = window.sessionStorage.getItem(STORAGE_KEYS.interrupted);
    // Only a path of ours, to prevent open redirects.
    return path && /^\/(?![/\\])/.test(path) ? path : null;
  } catch {
    return null;
  }
}

function write(path: string | null) {
  try {
    if (path) window.sessionStorage.setItem(STORAGE_KEYS.interrupted, path);
    else window.sessionStorage.removeItem(STORAGE_KEYS.interrupted);
  } catch {
    // Storage is unavailable: there is nothing to continue.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the path to continue at after sign-in, such as "/product/12". */
export function setReturnPath(path: string) {
  write(path);
}

/** Clears the stored path. */
export function clearReturnPath() {
  write(null);
}

/** Returns the path to continue at after sign-in (decisions.md, "Sign-in and demo"), or null. */
export function useReturnPath(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
