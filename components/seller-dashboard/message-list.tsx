import { useFormatter, useTranslations } from "next-intl";
import { SHORT } from "@/components/time/dates";
import { threadPath } from "@/lib/messaging/rules";
import type { InboxMessage } from "@/lib/seller-dashboard/queries/inbox";
import { MessageRows } from "./message-rows";

/** Rows of messages, formatted for the reader. */
export function MessageList({ messages }: { messages: InboxMessage[] }) {
  const t = useTranslations("dashboard.messages");
  const format = useFormatter();
  const rows = messages.map(({ id, threadId, subject, text, from, isRead, createdAt }) => ({
    id,
    href: threadPath(threadId),
    subject,
    text,
    name: from ?? t("deleted"),
    at: createdAt,
    date: format.dateTime(new Date(createdAt), SHORT),
    isRead,
    state: isRead ? t("read") : t("new"),
  }));
  return <MessageRows rows={rows} />;
}
