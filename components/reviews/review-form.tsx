"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useController } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";
import { type ReviewText, reviewTextSchema } from "@/lib/reviews/schema";
import { StarPicker } from "./star-picker";

type ReviewFormProps<R> = {
  review: ReviewText;
  /** A failure shows the toast `labels.failed`. */
  send: (content: ReviewText) => Promise<Result<R>>;
  labels: {
    submit: string;
    submitting: string;
    failed: string;
    failedMore: string;
    cancel: string;
  };
  onDone: (answer: R) => void;
  onCancel: () => void;
};

/** Stars, title and text of a review, to create or edit it (specification A, section 5). */
export function ReviewForm<R>({ review, send, labels, onDone, onCancel }: ReviewFormProps<R>) {
  const t = useTranslations("reviews.form");
  const { form, submit, isSending } = useServerForm({
    schema: reviewTextSchema,
    send,
    defaultValues: review,
    fallback: labels.failedMore,
    onRefused: (message) => toast.error(labels.failed, message),
    onDone,
  });
  const { errors } = form.formState;
  // Registered before the fields below it: the first invalid one is focused.
  const rating = useController({ control: form.control, name: "rating" });
  const hasRating = rating.field.value > 0;

  // A disabled button would block Enter, so that missing fields would not be announced.
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || hasRating || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={submit} onKeyDown={sendByKey} noValidate className="grid gap-4">
      <StarPicker {...rating} />
      <TextField label={t("title")} field={form.register("title")} error={errors.title} />
      <Field label={t("comment")} hint={t("commentHint")} error={errors.comment}>
        {(control) => <Textarea rows={5} {...control} {...form.register("comment")} />}
      </Field>
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:grow">
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <SubmitButton
          isPending={isSending}
          disabled={isSending || !hasRating}
          pendingText={labels.submitting}
        >
          {labels.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
