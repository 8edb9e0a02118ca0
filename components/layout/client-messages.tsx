import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";

import { pickMessages } from "@/lib/i18n/client-namespaces";
import { MoreMessages } from "./more-messages";

type ClientMessagesProps = {
  /** Beside those that every page carries: a namespace, or a part of it such as "catalog.card". */
  namespaces: string[];
  children: ReactNode;
};

/** Gives the client components inside further namespaces, so that only this page carries them. */
export async function ClientMessages({ namespaces, children }: ClientMessagesProps) {
  const messages = pickMessages(await getMessages(), namespaces);
  return <MoreMessages messages={messages}>{children}</MoreMessages>;
}
