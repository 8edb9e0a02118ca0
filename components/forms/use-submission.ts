import { useRef } from "react";

import type { Result } from "@/lib/http/result";

/**
 * Returns a function that sends an opened form: one request at a time, and all attempts with one key, so that a double
 * press or a retry takes effect once. After a success the next submission has a new key.
 */
export function useSubmission<I, R>(
  send: (input: I, submission: { idempotencyKey: string }) => Promise<Result<R>>,
) {
  const key = useRef<string | null>(null);
  const current = useRef<Promise<Result<R>> | null>(null);

  return (input: I): Promise<Result<R>> => {
    if (current.current) return current.current;
    key.current ??= crypto.randomUUID();
    const response = send(input, { idempotencyKey: key.current });
    current.current = response;
    response.then(
      ({ ok }) => {
        if (ok) key.current = null;
        current.current = null;
      },
      () => {
        current.current = null;
      },
    );
    return response;
  };
}
