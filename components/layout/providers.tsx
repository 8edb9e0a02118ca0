"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type Locale, type Messages, NextIntlClientProvider } from "next-intl";
import { ThemeProvider } from "next-themes";
import { Direction } from "radix-ui";
import { type ReactNode, useEffect, useState } from "react";

import { STORAGE_KEYS } from "@/lib/brand/constants";
import { directionOf } from "@/lib/i18n/routing";
import { apiGet } from "@/lib/web/client";

// A key is the path of its call; nothing is retried, polled or stale (specification A, section 7).
function createQueries() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => apiGet(queryKey[0] as `/api/${string}`),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

type ProvidersProps = {
  locale: Locale;
  messages: Partial<Messages>;
  timeZone: string;
  children: ReactNode;
};

/** Everything is handed in: the 404 page lies outside of the language's routes, where nothing can be looked up. */
export function Providers({ locale, messages, timeZone, children }: ProvidersProps) {
  const [queries] = useState(createQueries);
  // A lite page has waited for this (public/lite.js).
  useEffect(() => void dispatchEvent(new Event("shaafi-ready")), []);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
      <QueryClientProvider client={queries}>
        <ThemeProvider
          attribute="class"
          storageKey={STORAGE_KEYS.theme}
          defaultTheme="system"
          enableSystem
          disableTransitionOnChange
        >
          <Direction.Provider dir={directionOf(locale)}>{children}</Direction.Provider>
        </ThemeProvider>
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
