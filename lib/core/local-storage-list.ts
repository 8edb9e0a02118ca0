import { useSyncExternalStore } from "react";

/**
 * Creates a list that is stored in this browser under `key` of its local storage. The page's copy is authoritative and
 * is written to storage; changes of other tabs arrive as events. If storage is full or disabled, the list lasts as long
 * as the page. `read` parses the stored value and must not throw.
 */
export function createLocalStorageList<T>(key: string, read: (stored: string | null) => T[]) {
  const none: T[] = [];
  const listeners = new Set<() => void>();
  let items: T[] | null = null;

  function readStored(): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function show(next: T[]) {
    items = next;
    for (const listener of listeners) listener();
  }

  function current(): T[] {
    items ??= read(readStored());
    return items;
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) show(read(readStored()));
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", onStorage);
    };
  }

  return {
    /** Returns the stored list, including recent changes of other tabs, so that tabs do not overwrite each other. */
    latest(): T[] {
      const text = readStored();
      return text === null ? current() : read(text);
    },
    change(next: T[]) {
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // storage is full or disabled: the page's copy remains
      }
      show(next);
    },
    /** Returns the current list and updates on change. Empty on the server and during hydration. */
    useItems: () => useSyncExternalStore(subscribe, current, () => none),
  };
}
