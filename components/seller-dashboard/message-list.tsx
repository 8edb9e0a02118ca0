import { useTranslations } from "next-intl";
import { SHORT } from "@/components/time/dates";
import { useDates } from "@/lib/i18n/use-dates";
import { threadPath } from "@/lib/messaging/rules";
import type { InboxMessage } from "@/lib/seller-dashboard/queries/inbox";
import { MessageRows } from "./message-rows";

/** Rows of messages, formatted for the reader. */
export function MessageList({ messages }: { messages: InboxMessage[] }) {
  const t = useTranslations("dashboard.messages");
  const dateText = useDates();
  const rows = messages.map(({ id, threadId, subject, text, from, isRead, createdAt }) => ({
    id,
    href: threadPath(threadId),
    subject,
    text,
    name: from ?? t("deleted"),
    at: createdAt,
    date: dateText(new Date(createdAt), SHORT),
    isRead,
    state: isRead ? t("read") : t("new"),
  }));
  return <MessageRows rows={rows} />;
}
