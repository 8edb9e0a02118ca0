import "server-only";

import { clearSealedCookie, readSealedCookie, setSealedCookie } from "@/lib/auth/sealed-cookie";

const CHALLENGE_COOKIE = "shaafi-passkey";

/** Time in which an authenticator must respond, in seconds. */
export const CHALLENGE_SECONDS = 5 * 60;

/** The challenge of one ceremony: adding a passkey to an account, or a sign-in with any passkey. */
type Challenge =
  | { purpose: "add"; challenge: string; userId: number; userHandle: string }
  | { purpose: "sign-in"; challenge: string };

export const setChallenge = (challenge: Challenge) =>
  setSealedCookie(CHALLENGE_COOKIE, challenge, CHALLENGE_SECONDS);

/** Returns the challenge of this browser for a purpose; null if it has none or it has expired. */
export async function readChallenge<P extends Challenge["purpose"]>(purpose: P) {
  const challenge = await readSealedCookie<Extract<Challenge, { purpose: P }>>(CHALLENGE_COOKIE);
  return challenge?.purpose === purpose ? challenge : null;
}

export const clearChallenge = () => clearSealedCookie(CHALLENGE_COOKIE);
