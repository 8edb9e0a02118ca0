"use client";

import { useSyncExternalStore } from "react";

type Shown<T> = { data: T | undefined; isPending: boolean };

export type SharedQuery<T> = ReturnType<typeof createLiveAnswer<T>>;

/**
 * What many places of a page show of one call's answer: the header and every card. One observer serves them all, and it
 * is loaded, with the library that holds the answer, once somebody wants it: most visits never do.
 * @param path the call's, and so the answer's key
 * @param read asks for it
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
      // What cannot be loaded must not take the page down with it.
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
    /** The next one who shows it gets it from the server. */
    async refresh() {
      const { queryClient } = await import("./query-client");
      await queryClient().invalidateQueries({ queryKey: [path] });
    },
  };
}

const never = () => () => {};

/** Nothing is asked for until somebody shows the answer with `isWanted`. */
export function useLiveAnswer<T>(answer: SharedQuery<T>, isWanted: boolean): Shown<T> {
  return useSyncExternalStore(
    isWanted ? answer.subscribe : never,
    isWanted ? answer.get : answer.getWaiting,
    answer.getWaiting,
  );
}
