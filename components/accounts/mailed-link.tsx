"use client";

import { useState, useTransition } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import type { Result } from "@/lib/web/result";
import { EntryFrame } from "./entry-frame";

type MailedLinkProps = {
  token: string;
  labels: {
    title: string;
    text: string;
    submit: string;
    sending: string;
    done: string;
    next: string;
    failed: string;
  };
  nextHref: string;
  action: (input: { token: string }) => Promise<Result>;
};

/** The page that a link in an email opens. Its effect takes a click, because mail scanners open links too. */
export function MailedLink({ token, labels, nextHref, action }: MailedLinkProps) {
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState<"open" | "done" | { error: string }>("open");

  function submit() {
    startTransition(async () => {
      const result = await action({ token }).catch(() => null);
      if (result?.ok) setState("done");
      else setState({ error: result?.message ?? labels.failed });
    });
  }

  return (
    <EntryFrame scene="highlands" weave="coffee">
      <h1 className="display text-d2">{labels.title}</h1>
      {typeof state === "object" && <Banner tone="destructive" title={state.error} />}
      {state === "done" ? (
        <>
          <Banner tone="success" title={labels.done} />
          <ButtonLink href={nextHref} prefetch={false}>
            {labels.next}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{labels.text}</p>
          <Button size="lg" disabled={isPending} onClick={submit}>
            {isPending ? labels.sending : labels.submit}
          </Button>
        </>
      )}
    </EntryFrame>
  );
}
