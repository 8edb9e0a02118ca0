import type { ErrorBody } from "./error-response";

/** A refusal of the server. */
export type Failure = { ok: false } & ErrorBody;

/** Result of a server action or API request; forms show `message` unchanged. */
export type Result<T = unknown> = { ok: true; data: T } | Failure;

export const toResult = <T>(data: T): Result<T> => ({ ok: true, data });

/**
 * Returns the message of a refusal with its status, for toasts (specification A, section 8), or `fallback` if there was
 * no response.
 */
export function failureMessage(failure: Failure | null, fallback: string): string {
  return failure ? `${failure.status}: ${failure.message}` : fallback;
}
