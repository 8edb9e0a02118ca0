"use client";

import { NextIntlClientProvider, useLocale, useMessages } from "next-intl";
import { type ReactNode, useMemo } from "react";

import { mergeMessages } from "@/lib/i18n/merge-messages";
import { parseMessages } from "@/lib/i18n/parse-messages";

type MessagesProviderProps = {
  /** Serialized messages. */
  messages: string;
  children: ReactNode;
};

/** Adds messages to those already available on the page. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const locale = useLocale();
  const outerMessages = useMessages();
  const all = useMemo(
    () => mergeMessages(outerMessages, parseMessages(messages)),
    [outerMessages, messages],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
