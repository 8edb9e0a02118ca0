/** The longest message, in characters. */
export const MAX_MESSAGE = 10_000;

/** A thread's reader is told by mail at most this often. */
export const MAIL_EVERY_MINUTES = 15;

/** The list of somebody's threads. */
export const THREADS_PATH = "/profile?tab=messages";

/** A part of the list: what was last written to before the thread `before` was. */
export function threadsPath(before: number | null): string {
  return before === null ? THREADS_PATH : `${THREADS_PATH}&before=${before}`;
}

/** One thread, at its newest messages or at those before the message `before`. */
export function threadPath(id: number, before: number | null = null): string {
  const thread = `${THREADS_PATH}&thread=${id}`;
  return before === null ? thread : `${thread}&before=${before}`;
}

export type Side = "buyer" | "seller";

type Parties = { buyerId: number; sellerId: number };

/** On which side of a thread somebody stands; null for a stranger. */
export function sideOf({ buyerId, sellerId }: Parties, userId: number): Side | null {
  if (userId === buyerId) return "buyer";
  return userId === sellerId ? "seller" : null;
}

/** Who reads what the `side` writes. */
export function receiverOf({ buyerId, sellerId }: Parties, side: Side): number {
  return side === "buyer" ? sellerId : buyerId;
}
