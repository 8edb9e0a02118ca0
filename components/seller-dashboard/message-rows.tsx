"use client";

import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";

/** A formatted message; `state` is whether it was read. */
export type MessageRow = {
  id: number;
  href: string;
  subject: string;
  text: string;
  name: string;
  /** ISO 8601, and formatted. */
  at: string;
  date: string;
  isRead: boolean;
  state: string;
};

/** Subject, message, date and read state; each links to its conversation. */
export function MessageRows({ rows }: { rows: MessageRow[] }) {
  return rows.map(({ id, href, subject, text, name, at, date, isRead, state }) => (
    <li key={id} className="border-t">
      <Link
        href={href}
        className="grid grid-cols-[2.125rem_minmax(0,1fr)] gap-3 px-4 py-3.25 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
      >
        <Avatar name={name} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="min-w-0 grow basis-36 truncate font-semibold text-md rtl:text-right">
              {subject}
            </bdi>
            <span className="flex shrink-0 items-center gap-2">
              <time dateTime={at} className="text-muted-foreground text-xs">
                {date}
              </time>
              <Badge tone={isRead ? "neutral" : "brand"}>{state}</Badge>
            </span>
          </span>
          <span className="block truncate text-muted-foreground text-sm rtl:text-right" dir="auto">
            {text}
          </span>
          <bdi className="block truncate text-muted-foreground text-xs rtl:text-right">{name}</bdi>
        </span>
      </Link>
    </li>
  ));
}
