"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { z } from "zod";

import { errorMessage } from "@/lib/http/api-client";

type ServerForm<I extends FieldValues, O, R> = {
  /** Checks the form here and again on the server. */
  schema: z.ZodType<O, I>;
  /** The call of the contract, or an action made to throw; a rejection is the refusal. */
  send: (input: O) => Promise<R>;
  defaultValues: DefaultValues<I>;
  /** Stands in when the server could say nothing (the network is gone). */
  fallback: string;
  onDone: (answer: R) => void | Promise<void>;
  onRefused?: (message: string) => void;
};

/**
 * A form that is checked when a field is left, then as it is typed, and sent once. A refusal stands in
 * `form.formState.errors.root`; what happens after success is `onDone`'s business.
 */
export function useServerForm<I extends FieldValues, O, R>(options: ServerForm<I, O, R>) {
  const { schema, send, defaultValues, fallback, onDone, onRefused } = options;
  const form = useForm<I, unknown, O>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: "onTouched",
  });

  const submit = form.handleSubmit(async (input) => {
    try {
      await onDone(await send(input));
    } catch (error) {
      const message = errorMessage(error, fallback);
      form.setError("root", { message });
      onRefused?.(message);
    }
  });

  return { form, submit, isSending: form.formState.isSubmitting };
}
