"use client";

import { useTranslations } from "next-intl";

import { useUnread } from "./use-unread";

/** Marks the account button while its menu has unread items. */
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
