"use client";

import { useState, useTransition } from "react";

import { Button } from "@/components/ui/button";
import { confirmSubscriptionAction, unsubscribeAction } from "@/lib/newsletter/actions";

type SubscriptionButtonProps = {
  kind: "confirm" | "end";
  secret: string;
  labels: { act: string; done: string; failed: string };
};

/** Confirms or ends a newsletter subscription, and shows the outcome. */
export function SubscriptionButton({ kind, secret, labels }: SubscriptionButtonProps) {
  const [status, setStatus] = useState("");
  const [isDone, setIsDone] = useState(false);
  const [isPending, startTransition] = useTransition();

  function act() {
    startTransition(async () => {
      const send = kind === "confirm" ? confirmSubscriptionAction : unsubscribeAction;
      const result = await send({ secret }).catch(() => null);
      setIsDone(result?.ok ?? false);
      setStatus(result?.ok ? labels.done : (result?.message ?? labels.failed));
    });
  }

  return (
    <>
      {!isDone && (
        <Button onClick={act} disabled={isPending}>
          {labels.act}
        </Button>
      )}
      <p role="status" className="font-medium empty:hidden">
        {status}
      </p>
    </>
  );
}
