"use client";

import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import type { AccountUser } from "@/lib/accounts/dto";
import { SIGNED_IN_COOKIE } from "@/lib/core/signed-in-cookie.mjs";
import { ApiError, apiGet } from "@/lib/http/api-client";
import { queryKeys } from "./query-keys";

type Me = { user: AccountUser | null };

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readMarker = () =>
  document.cookie.split("; ").some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));

let isMarked: boolean | undefined;

/**
 * Returns whether this browser has the signed-in marker. Reading cookies is slow and every card reads them, so calls
 * within one task share one read. Components check it on click instead of relying on the rendered state, which may be
 * outdated or unknown; the server checks as well.
 */
export function isMarkedSignedIn(): boolean {
  if (isMarked === undefined) {
    isMarked = readMarker();
    queueMicrotask(() => {
      isMarked = undefined;
    });
  }
  return isMarked;
}

function notifyListeners() {
  isMarked = undefined;
  for (const listener of listeners) listener();
}

// The server clears the marker too; doing it here prevents further requests for an ended session.
function clearMarker() {
  // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
  showSignIn();
  notifyListeners();
}

// Set by the first inline script, so that Login does not flash for a signed-in viewer.
function showSignIn() {
  delete document.documentElement.dataset["signedIn"];
}

async function fetchMe(): Promise<Me> {
  try {
    return await apiGet<Me>("/api/me");
  } catch (error) {
    showSignIn();
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    clearMarker();
    return { user: null };
  }
}

/**
 * Returns the viewer: null for anonymous visitors, and `isPending` until the viewer of a marked browser is loaded.
 * Without the marker no request is sent.
 */
export function useViewer(): { viewer: AccountUser | null; isPending: boolean } {
  const mayBeSignedIn = useSyncExternalStore(subscribe, isMarkedSignedIn, () => false);
  const { data, isPending } = useQuery({
    queryKey: queryKeys.viewer,
    queryFn: fetchMe,
    enabled: mayBeSignedIn,
  });
  const viewer = mayBeSignedIn ? (data?.user ?? null) : null;
  return { viewer, isPending: mayBeSignedIn && isPending };
}

/** Sets the viewer after sign-in, registration or a profile change, and fetches the viewer again. */
export async function setViewer(queries: QueryClient, user: AccountUser) {
  queries.setQueryData<Me>(queryKeys.viewer, { user });
  notifyListeners();
  await queries.invalidateQueries({ queryKey: queryKeys.viewer });
}

/** Reloads a page that was restored from the back/forward cache if the viewer has changed since. */
export async function checkViewer(queries: QueryClient) {
  const cachedUser = queries.getQueryData<Me>(queryKeys.viewer)?.user ?? null;
  const { user } = isMarkedSignedIn() ? await fetchMe() : { user: null };
  if (user?.id !== cachedUser?.id) window.location.reload();
}

/** Clears the viewer and all cached responses after sign-out. */
export function clearViewer(queries: QueryClient) {
  clearMarker();
  queries.setQueryData<Me>(queryKeys.viewer, { user: null });
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.viewer[0] });
  queries.getMutationCache().clear();
}
