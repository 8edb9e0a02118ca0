import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";

import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import type { InboxMessage } from "@/lib/dashboard/queries/inbox";
import { threadPath } from "@/lib/messaging/rules";
import { SHORT } from "./dates";

/** Subject, message, date, and whether it was read; leads to its conversation. */
export function MessageRow({ message }: { message: InboxMessage }) {
  const t = useTranslations("dashboard.messages");
  const format = useFormatter();
  const { threadId, subject, text, from, isRead, createdAt } = message;
  const name = from ?? t("deleted");
  return (
    <li className="border-t">
      <Link
        href={threadPath(threadId)}
        prefetch={false}
        className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-3 px-4 py-3.25 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
      >
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="min-w-0 grow basis-36 truncate font-semibold text-md rtl:text-right">
              {subject}
            </bdi>
            <span className="flex shrink-0 items-center gap-2">
              <time dateTime={createdAt} className="text-muted-foreground text-xs">
                {format.dateTime(new Date(createdAt), SHORT)}
              </time>
              <Badge tone={isRead ? "neutral" : "brand"}>{isRead ? t("read") : t("new")}</Badge>
            </span>
          </span>
          <span className="block truncate text-muted-foreground text-sm rtl:text-right" dir="auto">
            {text}
          </span>
          <bdi className="block truncate text-muted-foreground text-xs rtl:text-right">{name}</bdi>
        </span>
      </Link>
    </li>
  );
}
