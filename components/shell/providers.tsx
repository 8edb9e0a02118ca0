"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type Locale, NextIntlClientProvider } from "next-intl";
import { ThemeProvider } from "next-themes";
import { Direction } from "radix-ui";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { checkViewer } from "@/components/layout/use-viewer";
import { STORAGE_KEYS } from "@/lib/core/site";
import { parseMessages } from "@/lib/i18n/parse-messages";
import { getDirection } from "@/lib/i18n/routing";
import { holdStillAtDusk } from "./disable-transitions";
import { createQueryClient } from "./query-client";

/** Runs `check` when the page is restored from the back/forward cache. Errors are ignored. */
function onReturn(check: () => Promise<void>) {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) check().catch(() => {});
  };
  addEventListener("pageshow", hear);
  return () => removeEventListener("pageshow", hear);
}

/**
 * Keeps the script of next-themes from running: the policy of a dynamic page blocks it, and the inline head script sets
 * the theme before the first paint.
 */
const INERT_SCRIPT = { type: "text/plain" };

type ProvidersProps = {
  locale: Locale;
  /** Serialized messages. */
  messages: string;
  timeZone: string;
  children: ReactNode;
};

/** Receives everything as props: the 404 page is outside the language routes, where nothing can be looked up. */
export function Providers({ locale, messages, timeZone, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  const unpacked = useMemo(() => parseMessages(messages), [messages]);
  useEffect(() => onReturn(() => checkViewer(queryClient)), [queryClient]);
  useEffect(holdStillAtDusk, []);
  return (
    <NextIntlClientProvider locale={locale} messages={unpacked} timeZone={timeZone}>
      <ThemeProvider
        attribute="class"
        storageKey={STORAGE_KEYS.theme}
        defaultTheme="system"
        enableSystem
        scriptProps={INERT_SCRIPT}
      >
        <QueryClientProvider client={queryClient}>
          <Direction.Provider dir={getDirection(locale)}>{children}</Direction.Provider>
        </QueryClientProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
