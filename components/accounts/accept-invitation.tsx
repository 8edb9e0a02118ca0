"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { acceptInvitationAction } from "@/lib/seller-applications/actions";
import { EntryFrame } from "./entry-frame";

/** The page that an invitation to sell opens. Accepting takes a click, because mail scanners open links too. */
export function AcceptInvitation({ token }: { token: string }) {
  const t = useTranslations("accounts.invitation");
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState<"asked" | "done" | { refusal: string }>("asked");

  function accept() {
    startTransition(async () => {
      const result = await acceptInvitationAction({ token }).catch(() => null);
      if (result?.ok) setState("done");
      else setState({ refusal: result?.message ?? t("failed") });
    });
  }

  return (
    <EntryFrame scene="riverside" weave="spices">
      <h1 className="display text-d2">{t("title")}</h1>
      {typeof state === "object" && <Banner tone="destructive" title={state.refusal} />}
      {state === "done" ? (
        <>
          <Banner tone="success" title={t("done")} />
          {/* The address holds the used link: a plain visit leaves it behind. */}
          <ButtonLink href="/login" prefetch={false}>
            {t("goOn")}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t("text")}</p>
          <Button size="lg" disabled={isPending} onClick={accept}>
            {isPending ? t("sending") : t("submit")}
          </Button>
        </>
      )}
    </EntryFrame>
  );
}
