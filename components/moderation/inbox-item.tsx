"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Link } from "@/components/ui/link";
import type { ApprovalKind } from "@/lib/moderation/rules";

/** A pending item: its row, and the address that opens it. */
export type InboxEntry = {
  key: string;
  kind: ApprovalKind;
  id: number;
  /** Hash of the listed content. */
  version: string;
  title: string;
  href: string;
  row: ReactNode;
};

type InboxItemProps = {
  entry: InboxEntry;
  isCurrent: boolean;
  isPicked: boolean;
  /** The key that opens it. */
  shortcut: string | undefined;
  onPick: (isPicked: boolean) => void;
  /** Called when the item is about to be loaded. */
  onOpen: () => void;
};

/** One row of the inbox: a checkbox, and the link that opens it. */
export function InboxItem(props: InboxItemProps) {
  const { entry, isCurrent, isPicked, shortcut, onPick, onOpen } = props;
  const t = useTranslations("moderation.list");
  return (
    <li
      id={`line-${entry.key}`}
      className="flex items-center border-border not-last:border-b md:has-aria-[current=true]:bg-brand-soft"
    >
      <span className="grid place-items-center self-stretch ps-4 pe-2.5">
        {entry.kind === "import" ? (
          <span className="size-5" />
        ) : (
          <Checkbox
            checked={isPicked}
            aria-label={t("select", { title: entry.title })}
            aria-keyshortcuts={isCurrent ? "X" : undefined}
            onChange={(event) => onPick(event.currentTarget.checked)}
          />
        )}
      </span>
      <Link
        href={entry.href}
        scroll={false}
        onNavigate={onOpen}
        aria-current={isCurrent ? "true" : undefined}
        aria-keyshortcuts={shortcut}
        className="grid min-w-0 grow grid-cols-[2.25rem_minmax(0,1fr)_auto] items-start gap-x-2.5 py-2.75 pe-4 -outline-offset-2 hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-transparent forced-colors:aria-[current=true]:underline forced-colors:aria-[current=true]:decoration-3"
      >
        {entry.row}
      </Link>
    </li>
  );
}
