"use client";

import { type FormEvent, useState } from "react";

import { Button } from "@/components/ui/button";
import { fieldBorderClasses } from "@/components/ui/field-border-classes";
import type { Language } from "@/lib/i18n/routing";

type SubscribeFormProps = {
  locale: Language;
  labels: { email: string; subscribe: string; sent: string; failed: string };
  /** One under the other, with the amber button, where it is what its box is for. */
  isStacked?: boolean;
};

/** An address for our letters. It is on every page: the action comes with the first use. */
export function SubscribeForm({ locale, labels, isStacked = false }: SubscribeFormProps) {
  const [said, setSaid] = useState("");
  const [isSending, setIsSending] = useState(false);

  async function send(form: HTMLFormElement) {
    setIsSending(true);
    try {
      const { subscribeAction } = await import("@/lib/newsletter/actions");
      const email = new FormData(form).get("email");
      const result = await subscribeAction({ email, locale });
      setSaid(result.ok ? labels.sent : result.message);
      if (result.ok) form.reset();
    } catch {
      setSaid(labels.failed);
    }
    setIsSending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }

  return (
    <form
      method="dialog"
      onSubmit={submit}
      className={isStacked ? "grid gap-2" : "flex flex-wrap gap-2"}
    >
      <span className={isStacked ? "" : "min-w-44 grow basis-0"}>
        {/* Not the house's Input, which brings what merges its classes to every page. */}
        <input
          type="email"
          name="email"
          required
          maxLength={200}
          autoComplete="email"
          aria-label={labels.email}
          placeholder={labels.email}
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
        {said}
      </p>
    </form>
  );
}
