"use client";

import { useSyncExternalStore } from "react";

type Shown<T> = { data: T | undefined; isPending: boolean };

export type SharedQuery<T> = ReturnType<typeof createLiveAnswer<T>>;

/**
 * Creates an API query shared by many components of a page, such as the header and every card. They share one observer,
 * which is loaded on demand together with the query library.
 * @param path API path and query key
 * @param read sends the request
 */
export function createLiveAnswer<T>(path: `/api/${string}`, read: () => Promise<T>) {
  const waiting: Shown<T> = { data: undefined, isPending: true };
  const listeners = new Set<() => void>();
  let shown = waiting;
  let end: (() => void) | undefined;

  function show({ data, isPending }: Shown<T>) {
    if (data === shown.data && isPending === shown.isPending) return;
    shown = { data, isPending };
    for (const listener of listeners) listener();
  }

  async function begin() {
    const { watchQuery } = await import("./query-client");
    if (listeners.size === 0 || end) return;
    end = watchQuery<T>(path, { read, tell: show });
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      // A failed import must not break the page.
      if (listeners.size === 1) begin().catch(() => show({ data: undefined, isPending: false }));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.();
        end = undefined;
        shown = waiting;
      };
    },
    get: () => shown,
    getWaiting: () => waiting,
    /** Invalidates the query; the next use fetches it again. */
    async refresh() {
      const { queryClient } = await import("./query-client");
      await queryClient().invalidateQueries({ queryKey: [path] });
    },
  };
}

const never = () => () => {};

/** Subscribes to a shared query; nothing is requested until `isWanted`. */
export function useLiveAnswer<T>(answer: SharedQuery<T>, isWanted: boolean): Shown<T> {
  return useSyncExternalStore(
    isWanted ? answer.subscribe : never,
    isWanted ? answer.get : answer.getWaiting,
    answer.getWaiting,
  );
}
