import "server-only";

import { readSealedCookie, setSealedCookie } from "@/lib/auth/sealed-cookie";
import type { SignInMethod } from "./sign-in-methods";

const PENDING_COOKIE = "shaafi-sign-in";
const PENDING_SECONDS = 10 * 60;

/** A sign-in whose first factor was verified. */
export type PendingSignIn = { userId: number; isRemembered: boolean; method: SignInMethod };

export const setPendingSignIn = (pending: PendingSignIn) =>
  setSealedCookie(PENDING_COOKIE, pending, PENDING_SECONDS);

export const readPendingSignIn = () => readSealedCookie<PendingSignIn>(PENDING_COOKIE);
