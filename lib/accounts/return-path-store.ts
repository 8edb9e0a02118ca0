import { useSyncExternalStore } from "react";

import { STORAGE_KEYS } from "@/lib/core/site";

// What a visitor wanted when asked to sign in; it ends with the browser's tab.
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    const path = window.sessionStorage.getItem(STORAGE_KEYS.interrupted);
    // Only a path of ours: never another host.
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
    // storage is forbidden here: nothing to continue
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps where a visitor was interrupted by having to sign in, such as "/product/12". */
export function setReturnPath(path: string) {
  write(path);
}

/** The interruption is over. */
export function clearReturnPath() {
  write(null);
}

/** Where to continue after signing in (decisions.md, "Sign-in and demo"); null when nothing was interrupted. */
export function useReturnPath(): string | null {
  return useSyncExternalStore(subscribe, read, () => null);
}
