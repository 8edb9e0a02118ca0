"use client";

import { type Messages, NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

import { mergeMessages } from "@/lib/i18n/merge-messages";

type MoreMessagesProps = { messages: Partial<Messages>; children: ReactNode };

/** Adds messages to those that the page has anyway. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const locale = useLocale();
  const known = useMessages();
  const all = useMemo(() => mergeMessages(known, messages), [known, messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
