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
 * Adds message namespaces for the client components inside, so that only this page contains them. Forms need validation
 * messages: all of them are added unless the page names those that its forms use.
 */
export async function PageMessages({ namespaces, children }: PageMessagesProps) {
  const isNamed = namespaces.some((path) => path.startsWith("validation."));
  const paths = isNamed ? namespaces : [...namespaces, "validation"];
  const messages = serializeMessages(await getMessages(), paths);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
