"use client";

import { useTranslations } from "next-intl";

import { useUnread } from "./use-unread";

const MAX_COUNT = 99;

/** Number of unread messages, beside the link to them; nothing at 0. */
export function UnreadBadge() {
  const t = useTranslations("nav");
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="ms-auto min-w-5 rounded-full bg-brand px-1.5 text-center font-bold text-brand-foreground text-xs leading-5">
      <span aria-hidden dir="ltr">
        {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
      </span>
      <span className="sr-only">{t("messagesUnread", { count })}</span>
    </span>
  );
}
