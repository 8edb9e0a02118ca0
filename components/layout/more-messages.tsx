"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

import { mergeMessages } from "@/lib/i18n/merge-messages";
import { unpackMessages } from "@/lib/i18n/unpack-messages";

type MoreMessagesProps = {
  /** Packed. */
  messages: string;
  children: ReactNode;
};

/** Adds messages to those that the page has anyway. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const locale = useLocale();
  const known = useMessages();
  const all = useMemo(() => mergeMessages(known, unpackMessages(messages)), [known, messages]);
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
