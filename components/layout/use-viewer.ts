"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

import type { AccountUser } from "@/lib/accounts/dto";
import { SIGNED_IN_COOKIE } from "@/lib/auth/signed-in-cookie";
import { ApiError, apiGet } from "@/lib/http/api-client";
import { createLiveAnswer, useLiveAnswer } from "./shared-query";

const PATH = "/api/me";
const KEY = [PATH];

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
 * Whether this browser carries the signed-in marker. Cookies lie in another process, and every card of a page asks: who
 * asks in one go gets one look. What somebody signed in may do is decided by it at the press of its button, not by what
 * was shown then: that may be older, or still unknown, and the server checks.
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

function tellListeners() {
  isMarked = undefined;
  for (const listener of listeners) listener();
}

// The server clears the marker too; doing it here keeps a browser with an ended session from asking again.
function forgetMarker() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
  showSignIn();
  tellListeners();
}

// The shell's first script set it, so that Login never flashes up for somebody signed in.
function showSignIn() {
  delete document.documentElement.dataset["signedIn"];
}

async function fetchMe(): Promise<Me> {
  try {
    return await apiGet<Me>("/api/me");
  } catch (error) {
    showSignIn();
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    forgetMarker();
    return { user: null };
  }
}

const me = createLiveAnswer(PATH, fetchMe);

/**
 * The person at this browser: null for visitors, and `isPending` until somebody who carries the signed-in
 * marker is known. A visitor's browser never asks the server.
 */
export function useViewer(): { viewer: AccountUser | null; isPending: boolean } {
  const mayBeSignedIn = useSyncExternalStore(subscribe, isMarkedSignedIn, () => false);
  const { data, isPending } = useLiveAnswer(me, mayBeSignedIn);
  return { viewer: data?.user ?? null, isPending: mayBeSignedIn && isPending };
}

/** After a login or registration, and after the profile was saved: shows `user` and asks the server anew. */
export async function setViewer(queries: QueryClient, user: AccountUser) {
  queries.setQueryData<Me>(KEY, { user });
  tellListeners();
  await queries.invalidateQueries({ queryKey: KEY });
}

/**
 * A page that was left may come back as it stood, out of the browser's memory. Where somebody else is at the browser
 * by now, or nobody, it is loaded anew.
 */
export async function checkViewer() {
  const shown = me.get().data?.user ?? null;
  const { user } = isMarkedSignedIn() ? await fetchMe() : { user: null };
  if (user?.id !== shown?.id) window.location.reload();
}

/** After a logout: nobody is signed in, and nothing read on their behalf is kept. */
export function clearViewer(queries: QueryClient) {
  forgetMarker();
  queries.setQueryData<Me>(KEY, { user: null });
  queries.removeQueries({ predicate: (query) => query.queryKey[0] !== KEY[0] });
  queries.getMutationCache().clear();
}
