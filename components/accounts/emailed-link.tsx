"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { confirmEmailAction } from "@/lib/accounts/actions";
import { acceptInvitationAction } from "@/lib/sellers/applications/actions";
import { undoChangeAction } from "@/lib/sensitive-changes/actions";
import { AuthLayout } from "./auth-layout";

/** The action of each kind of link, and the next page. */
const KINDS = {
  verify: { action: confirmEmailAction, nextHref: "/" },
  undo: { action: undoChangeAction, nextHref: "/login" },
  invitation: { action: acceptInvitationAction, nextHref: "/login" },
} as const;

type MailedLinkProps = { kind: keyof typeof KINDS; token: string };

/** The page that a link in an email opens. It takes effect on a click, because email scanners open links too. */
export function EmailedLink({ kind, token }: MailedLinkProps) {
  const t = useTranslations(`accounts.${kind}`);
  const { action, nextHref } = KINDS[kind];
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState<"open" | "done" | { error: string }>("open");

  function submit() {
    startTransition(async () => {
      const result = await action({ token }).catch(() => null);
      if (result?.ok) setState("done");
      else setState({ error: result?.message ?? t("failed") });
    });
  }

  return (
    <AuthLayout scene="highlands" weave="coffee">
      <h1 className="display text-d2">{t("title")}</h1>
      {typeof state === "object" && <Banner tone="destructive" title={state.error} />}
      {state === "done" ? (
        <>
          <Banner tone="success" title={t("done")} />
          <ButtonLink href={nextHref}>{t("goOn")}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t("text")}</p>
          <Button size="lg" disabled={isPending} onClick={submit}>
            {isPending ? t("sending") : t("submit")}
          </Button>
        </>
      )}
    </AuthLayout>
  );
}
