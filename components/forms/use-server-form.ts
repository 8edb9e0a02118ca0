"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

import { errorDetail, errorMessage } from "@/lib/http/api-client";
import { failureMessage, type Result } from "@/lib/http/result";
import { useSubmission } from "./use-submission";

type ServerForm<I extends FieldValues, O, R> = {
  /** Validates the form in the browser; the server validates again. */
  schema: z.ZodType<O, I>;
  /** API request or action. */
  send: (input: O, submission: { idempotencyKey: string }) => Promise<Result<R>>;
  defaultValues: DefaultValues<I>;
  /** Error message without a response from the server, such as when offline. */
  fallback: string;
  onDone: (answer: R) => void | Promise<void>;
  /** Receives the message with the status, for the toast (specification A, section 8). */
  onRefused?: (message: string) => void;
};

/**
 * Form that is validated on blur, then on input, and submitted once at a time. A failed request sets
 * `form.formState.errors.root`; a successful one calls `onDone`.
 */
export function useServerForm<I extends FieldValues, O, R>(options: ServerForm<I, O, R>) {
  const { schema, send, defaultValues, fallback, onDone, onRefused } = options;
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
  });

  const { mutateAsync } = useMutation({ mutationFn: useSubmission(send) });

  const submit = form.handleSubmit(async (input) => {
    try {
      const result = await mutateAsync(input);
      if (result.ok) await onDone(result.data);
      else refuse(result.message, failureMessage(result, fallback));
    } catch (error) {
      refuse(errorDetail(error, fallback), errorMessage(error, fallback));
    }
  });

  function refuse(sentence: string, messageWithStatus: string) {
    form.setError("root", { message: sentence });
    onRefused?.(messageWithStatus);
  }

  return { form, submit, isSending: form.formState.isSubmitting };
}
