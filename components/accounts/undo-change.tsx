"use client";

import { useTranslations } from "next-intl";

import { undoChangeAction } from "@/lib/accounts/actions";
import { MailedLink } from "./mailed-link";

/** Undoes a sensitive change by the link that was emailed with it. */
export function UndoChange({ token }: { token: string }) {
  const t = useTranslations("accounts.undo");
  const labels = {
    title: t("title"),
    text: t("text"),
    submit: t("submit"),
    sending: t("sending"),
    done: t("done"),
    next: t("goOn"),
    failed: t("failed"),
  };
  return <MailedLink token={token} labels={labels} nextHref="/login" action={undoChangeAction} />;
}
