"use client";

import { useMutation } from "@tanstack/react-query";

import { errorMessage } from "@/lib/http/api-client";
import { type Failure, failureMessage, type Result } from "@/lib/http/result";

type ServerMutation<I, R> = {
  /** API request or action. */
  send: (input: I) => Promise<Result<R>>;
  /** Error message without a response from the server, such as when offline. */
  fallback: string;
  onDone: (data: R, input: I) => unknown;
  /** Receives the message with the status; `failure` is null without a response. */
  onRefused: (message: string, failure: Failure | null) => void;
  /** Mutations of one scope are sent one after another, in the order of their presses. */
  scope?: string;
  /** Called after both. */
  onEnd?: () => unknown;
};

/** A change without a form of its own, such as a button. A failed request calls `onRefused`. */
export function useServerMutation<R, I = void>(options: ServerMutation<I, R>) {
  const { send, scope, fallback, onDone, onRefused, onEnd } = options;
  return useMutation({
    mutationFn: send,
    onSuccess: (result, input) =>
      result.ok ? onDone(result.data, input) : onRefused(failureMessage(result, fallback), result),
    onError: (error) => onRefused(errorMessage(error, fallback), null),
    ...(scope !== undefined && { scope: { id: scope } }),
    ...(onEnd && { onSettled: onEnd }),
  });
}
