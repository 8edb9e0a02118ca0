"use client";

import { useTranslations } from "next-intl";

import { acceptInvitationAction } from "@/lib/seller-applications/actions";
import { MailedLink } from "./mailed-link";

/** Makes an account a seller's by the invitation that was emailed to it. */
export function AcceptInvitation({ token }: { token: string }) {
  const t = useTranslations("accounts.invitation");
  const labels = {
    title: t("title"),
    text: t("text"),
    submit: t("submit"),
    sending: t("sending"),
    done: t("done"),
    next: t("goOn"),
    failed: t("failed"),
  };
  return (
    <MailedLink token={token} labels={labels} nextHref="/login" action={acceptInvitationAction} />
  );
}
