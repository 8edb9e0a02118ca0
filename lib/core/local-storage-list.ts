import { useSyncExternalStore } from "react";

/**
 * A list that lives in this browser alone, under `key` of its local storage. The page's own copy leads and
 * storage follows it; other tabs tell us about their changes. Storage that is full or forbidden is ignored: the
 * list then lasts as long as the page. `read` makes a list of whatever was stored and never throws.
 */
export function createLocalStorageList<T>(key: string, read: (stored: string | null) => T[]) {
  const none: T[] = [];
  const listeners = new Set<() => void>();
  let items: T[] | null = null;

  function stored(): string | null {
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
    items ??= read(stored());
    return items;
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) show(read(stored()));
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
    /** What is stored now, also by another tab a moment ago: two tabs never undo each other. */
    latest(): T[] {
      const text = stored();
      return text === null ? current() : read(text);
    },
    change(next: T[]) {
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // full or forbidden: the page's own copy still holds
      }
      show(next);
    },
    /** The list, live. Empty on the server and during hydration. */
    useItems: () => useSyncExternalStore(subscribe, current, () => none),
  };
}
