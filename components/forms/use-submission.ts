import { useRef } from "react";

/**
 * Returns a function that sends an opened form: one request at a time, and all attempts with one key, so that a double
 * press or a retry takes effect once. After a success the next submission has a new key.
 */
export function useSubmission<Input, Result>(
  send: (input: Input, submission: { idempotencyKey: string }) => Promise<Result>,
) {
  const key = useRef<string | null>(null);
  const current = useRef<Promise<Result> | null>(null);

  return (input: Input): Promise<Result> => {
    if (current.current) return current.current;
    key.current ??= crypto.randomUUID();
    const response = send(input, { idempotencyKey: key.current });
    current.current = response;
    response.then(
      () => {
        key.current = null;
        current.current = null;
      },
      () => {
        current.current = null;
      },
    );
    return response;
  };
}
