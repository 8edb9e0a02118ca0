"use client";

import { useTranslations } from "next-intl";

import { confirmEmailAction } from "@/lib/accounts/actions";
import { MailedLink } from "./mailed-link";

/** Confirms an email address by the link that was sent to it. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useTranslations("accounts.verify");
  const labels = {
    title: t("title"),
    text: t("text"),
    submit: t("confirm"),
    sending: t("confirming"),
    done: t("done"),
    next: t("goOn"),
    failed: t("failed"),
  };
  return <MailedLink token={token} labels={labels} nextHref="/" action={confirmEmailAction} />;
}
