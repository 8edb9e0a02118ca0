import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

import { CLIENT_NAMESPACES, pickMessages } from "@/lib/i18n/client-namespaces";

/** Gives the client components inside further namespaces, so that only this page carries them. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: string[];
  children: ReactNode;
}) {
  const messages = pickMessages(await getMessages(), [...CLIENT_NAMESPACES, ...namespaces]);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
