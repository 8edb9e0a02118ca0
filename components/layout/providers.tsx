"use client";

import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import { type Locale, NextIntlClientProvider } from "next-intl";
import { ThemeProvider } from "next-themes";
import { Direction } from "radix-ui";
import { type ReactNode, useContext, useEffect, useMemo } from "react";

import { STORAGE_KEYS } from "@/lib/core/site";
import { parseMessages } from "@/lib/i18n/parse-messages";
import { getDirection } from "@/lib/i18n/routing";
import { holdStillAtDusk } from "./disable-transitions";
import { useClientNavigation } from "./use-client-navigation";
import { checkViewer } from "./use-viewer";

/** Runs `check` when the page is restored from the back/forward cache. Errors are ignored. */
function onReturn(check: () => Promise<void>) {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) check().catch(() => {});
  };
  addEventListener("pageshow", hear);
  return () => removeEventListener("pageshow", hear);
}

type ProvidersProps = {
  locale: Locale;
  /** Serialized messages. */
  messages: string;
  timeZone: string;
  children: ReactNode;
};

/** Receives everything as props: the 404 page is outside the language routes, where nothing can be looked up. */
export function Providers({ locale, messages, timeZone, children }: ProvidersProps) {
  // If a page has a nonce (lib/http/page-security-headers.ts), the theme script needs it; next/script reads it here
  // too.
  const { nonce } = useContext(HeadManagerContext);
  const unpacked = useMemo(() => parseMessages(messages), [messages]);
  // Replay of early input (lib/http/replay-early-input.ts) and lite pages (public/lite.js) wait for this event.
  useEffect(() => void dispatchEvent(new Event("shaafi-ready")), []);
  useClientNavigation();
  useEffect(() => onReturn(checkViewer), []);
  useEffect(holdStillAtDusk, []);
  return (
    <NextIntlClientProvider locale={locale} messages={unpacked} timeZone={timeZone}>
      <ThemeProvider
        attribute="class"
        storageKey={STORAGE_KEYS.theme}
        defaultTheme="system"
        enableSystem
        {...(nonce ? { nonce } : {})}
      >
        <Direction.Provider dir={getDirection(locale)}>{children}</Direction.Provider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
