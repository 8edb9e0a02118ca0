import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

import { serializeMessages } from "@/lib/i18n/client-namespaces";
import { MessagesProvider } from "./messages-provider";

type PageMessagesProps = {
  /** Additional namespaces, or subsets such as "catalog.card". */
  namespaces: string[];
  children: ReactNode;
};

/**
 * Adds message namespaces for the client components inside, so that only this page contains them. Forms that show
 * validation errors need "validation", or the messages of their schemas.
 */
export async function PageMessages({ namespaces, children }: PageMessagesProps) {
  const messages = serializeMessages(await getMessages(), namespaces);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
