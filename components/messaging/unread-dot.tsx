"use client";

import { useTranslations } from "next-intl";

import { useUnread } from "./use-unread";

/** On the account's button: something waits in its menu. */
export function UnreadDot() {
  const t = useTranslations("nav");
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span
      title={t("messagesUnread", { count })}
      className="absolute -end-0.5 -top-0.5 size-3 rounded-full bg-brand ring-2 ring-card"
    />
  );
}
