"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { undoChangeAction } from "@/lib/accounts/actions";
import { EntryFrame } from "./entry-frame";

/** The page that the undo link in an e-mail opens. Undoing takes a click, because mail scanners open links too. */
export function UndoChange({ token }: { token: string }) {
  const t = useTranslations("accounts.undo");
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState<"asked" | "done" | { refusal: string }>("asked");

  function undo() {
    startTransition(async () => {
      const result = await undoChangeAction({ token }).catch(() => null);
      if (result?.ok) setState("done");
      else setState({ refusal: result?.message ?? t("failed") });
    });
  }

  return (
    <EntryFrame scene="highlands" weave="coffee">
      <h1 className="display text-d2">{t("title")}</h1>
      {typeof state === "object" && <Banner tone="destructive" title={state.refusal} />}
      {state === "done" ? (
        <>
          <Banner tone="success" title={t("done")} />
          <ButtonLink href="/login">{t("goOn")}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t("text")}</p>
          <Button size="lg" disabled={isPending} onClick={undo}>
            {isPending ? t("sending") : t("submit")}
          </Button>
        </>
      )}
    </EntryFrame>
  );
}
