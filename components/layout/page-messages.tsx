import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

import { serializeMessages } from "@/lib/i18n/client-namespaces";
import { MessagesProvider } from "./messages-provider";

type PageMessagesProps = {
  /** Beside those that every page carries: a namespace, or a part of it such as "catalog.card". */
  namespaces: string[];
  children: ReactNode;
};

/**
 * Gives the client components inside further namespaces, so that only this page carries them. Forms say what rule is
 * broken: all sentences come along, unless the page names those that its forms have.
 */
export async function PageMessages({ namespaces, children }: PageMessagesProps) {
  const isNamed = namespaces.some((path) => path.startsWith("validation."));
  const paths = isNamed ? namespaces : [...namespaces, "validation"];
  const messages = serializeMessages(await getMessages(), paths);
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
