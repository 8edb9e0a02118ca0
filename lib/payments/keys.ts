const HOUR_MS = 60 * 60 * 1000;

/** Stripe deletes an idempotency key after 24 hours; the difference of an hour covers a call in progress. */
const KEY_HOURS = 23;

/** Whether the provider may have deleted a key that was first used at `firstAsked`. */
export function isKeyExpired(firstUsedAt: Date, now: Date): boolean {
  return now.getTime() - firstUsedAt.getTime() > KEY_HOURS * HOUR_MS;
}
