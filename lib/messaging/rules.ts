/** Maximum length of a message, in characters. */
export const MAX_MESSAGE = 10_000;

/** Minimum interval between emails to the reader of a thread. */
export const EMAIL_INTERVAL_MINUTES = 15;

/** The list of the viewer's threads. */
export const THREADS_PATH = "/profile?tab=messages";

/** A page of the list: the threads after the thread `before`. */
export function threadsPath(before: number | null): string {
  return before === null ? THREADS_PATH : `${THREADS_PATH}&before=${before}`;
}

/** One thread, with its newest messages or those before the message `before`. */
export function threadPath(id: number, before: number | null = null): string {
  const thread = `${THREADS_PATH}&thread=${id}`;
  return before === null ? thread : `${thread}&before=${before}`;
}

export type Side = "buyer" | "seller";

type Parties = { buyerId: number; sellerId: number };

/** The user's side of a thread; null for other users. */
export function sideOf({ buyerId, sellerId }: Parties, userId: number): Side | null {
  if (userId === buyerId) return "buyer";
  return userId === sellerId ? "seller" : null;
}

/** The receiver of messages from `side`. */
export function receiverOf({ buyerId, sellerId }: Parties, side: Side): number {
  return side === "buyer" ? sellerId : buyerId;
}
