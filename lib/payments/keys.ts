const HOUR_MS = 60 * 60 * 1000;

/** Stripe forgets an idempotency key after 24 hours; an hour is left for a call under way. */
const KEY_HOURS = 23;

/** Whether the provider may have forgotten a key that was first used then. */
export function isKeyForgotten(firstAsked: Date, now: Date): boolean {
  return now.getTime() - firstAsked.getTime() > KEY_HOURS * HOUR_MS;
}
