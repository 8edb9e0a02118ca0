"use client";

import { type FormEvent, useActionState, useState } from "react";

import { Button } from "@/components/ui/button";
import { fieldBorderClasses } from "@/components/ui/field-border-classes";
import type { Language } from "@/lib/i18n/routing";
import { sendSubscribeFormAction, subscribeAction } from "@/lib/newsletter/actions";

type SubscribeFormProps = {
  locale: Language;
  labels: { email: string; subscribe: string; actionResult: string; failed: string };
  /** Stacked, with the amber button, where it is the main action. */
  isStacked?: boolean;
};

/** Newsletter subscription; without JavaScript the form is sent to the server action. */
export function SubscribeForm({ locale, labels, isStacked = false }: SubscribeFormProps) {
  const [actionResult, action] = useActionState(sendSubscribeFormAction, null);
  const [status, setStatus] = useState(
    actionResult ? (actionResult.error ?? labels.actionResult) : "",
  );
  const [isSending, setIsSending] = useState(false);

  async function send(form: HTMLFormElement) {
    setIsSending(true);
    try {
      const result = await subscribeAction(Object.fromEntries(new FormData(form)));
      setStatus(result.ok ? labels.actionResult : result.message);
      if (result.ok) form.reset();
    } catch {
      setStatus(labels.failed);
    }
    setIsSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  return (
    <form
      action={action}
      onSubmit={submit}
      className={isStacked ? "grid gap-2" : "flex flex-wrap gap-2"}
    >
      <input type="hidden" name="locale" value={locale} />
      <span className={isStacked ? "" : "min-w-44 grow basis-0"}>
        <input
          type="email"
          name="email"
          required
          maxLength={200}
          autoComplete="email"
          aria-label={labels.email}
          placeholder={labels.email}
          defaultValue={actionResult?.values["email"]}
          className={`field-box ${fieldBorderClasses}`}
        />
      </span>
      <Button
        type="submit"
        variant={isStacked ? "brand" : "default"}
        aria-disabled={isSending}
        className={isStacked ? "" : "max-sm:grow"}
      >
        {labels.subscribe}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {status}
      </p>
    </form>
  );
}
