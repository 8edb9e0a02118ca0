"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";

import { Skeleton } from "@/components/ui/skeleton";
import { BulkBar } from "./bulk-bar";
import { itemVersion } from "./decision-queue";
import { InboxHeader } from "./inbox-header";
import type { InboxEntry } from "./inbox-item";
import { InboxItem } from "./inbox-item";
import { ShortcutHint, useShortcutChoice } from "./shortcut-hint";
import { UndoBar } from "./undo-bar";
import { ReadyContext, useDecisions, useReadiness } from "./use-decisions";
import { useShortcuts } from "./use-shortcuts";

/** An item in full, rendered on the server. */
type Detail = { key: string; version: string; node: ReactNode };

type InboxProps = {
  entries: InboxEntry[];
  /** The item that the address names, or the first one. */
  open: Detail | null;
  /** The item after it, which is displayed at once when the open one is decided. */
  next: Detail | null;
  /** Whether the address names the item: on phones the list is hidden then. */
  isNamed: boolean;
  /** Whether only one kind is listed. */
  isOneKind: boolean;
  /** Link to the list, for phones. */
  back: ReactNode;
  /** Displayed after the last decision. */
  done: ReactNode;
  /** Displayed instead of an item that was decided or withdrawn. */
  missing: ReactNode;
};

/** The list of pending items beside the open one; on phones one at a time. */
export function Inbox(props: InboxProps) {
  const { isNamed, isOneKind, back, done, missing } = props;
  const region = useRef<HTMLElement>(null);
  const [hasShortcuts, setHasShortcuts] = useShortcutChoice();
  const [opening, setOpening] = useState<string | null>(null);
  const { queued, listed: listedEntries, displayed, isDecided, nextHref } = useDisplayed(props);
  const current = displayed?.key ?? null;
  const isLoading = opening !== null && opening !== current;
  const { isPainted, isVisible } = useReadiness(isLoading ? null : current);
  useShortcuts(region, { isEnabled: hasShortcuts, canDecide: isVisible });
  useFocusOnChange(current);
  useNextItem(nextHref);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section
        ref={region}
        className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-border bg-card md:min-h-150 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24.5rem_minmax(0,1fr)]"
      >
        <div className={`relative md:border-border md:border-e ${isNamed ? "max-md:hidden" : ""}`}>
          <InboxList
            entries={listedEntries}
            at={listedEntries.findIndex(({ key }) => key === current)}
            isOneKind={isOneKind}
            onOpen={setOpening}
          />
        </div>
        <div className={`flex min-w-0 flex-col ${isNamed ? "" : "max-md:hidden"}`}>
          {back}
          <ReadyContext value={isPainted}>
            {displayed && <Fragment key={displayed.key}>{displayed.node}</Fragment>}
          </ReadyContext>
          {!displayed && (nextHref ? <Loading /> : isDecided ? done : missing)}
        </div>
        <UndoBar queued={queued} />
      </section>
      <ShortcutHint isEnabled={hasShortcuts} onChange={setHasShortcuts} />
    </div>
  );
}

type Versioned = { key: string; version: string };

/** The listed and the displayed items, without those whose decision can still be undone. */
function useDisplayed({ entries, open, next }: InboxProps) {
  const { queued, hidden } = useDecisions();
  const isListed = ({ key, version }: Versioned) => !hidden.has(itemVersion(key, version));
  const isDecided = open !== null && !isListed(open);
  return {
    queued,
    isDecided,
    listed: entries.filter(isListed),
    displayed: [open, next].find((entry) => entry !== null && isListed(entry)) ?? null,
    nextHref: isDecided ? nearest(entries, open.key, isListed) : null,
  };
}

type InboxListProps = {
  entries: InboxEntry[];
  at: number;
  isOneKind: boolean;
  onOpen: (key: string) => void;
};

function InboxList({ entries, at: currentIndex, isOneKind, onOpen }: InboxListProps) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  // Items that were decided meanwhile cannot be selected.
  const pickable = entries.filter(({ kind }) => kind !== "import");
  const selectedEntries = pickable.filter(({ key }) => selectedKeys.has(key));
  const selectAll = () => setSelectedKeys(new Set(pickable.map(({ key }) => key)));

  function toggle(key: string, isPicked: boolean) {
    setSelectedKeys(
      new Set(
        isPicked
          ? [...selectedKeys, key]
          : [...selectedKeys].filter((selectedKey) => selectedKey !== key),
      ),
    );
  }
  return (
    <div className="md:absolute md:inset-0 md:overflow-y-auto">
      {selectedEntries.length > 0 ? (
        <BulkBar picked={selectedEntries} onClear={() => setSelectedKeys(new Set())} />
      ) : (
        <InboxHeader onSelectAll={isOneKind && pickable.length > 0 ? selectAll : null} />
      )}
      <ul>
        {entries.map((entry, index) => (
          <InboxItem
            key={entry.key}
            entry={entry}
            isCurrent={index === currentIndex}
            isPicked={selectedKeys.has(entry.key)}
            shortcut={shortcutOf(index, currentIndex)}
            onPick={(isPicked) => toggle(entry.key, isPicked)}
            onOpen={() => onOpen(entry.key)}
          />
        ))}
      </ul>
    </div>
  );
}

function Loading() {
  const t = useTranslations("moderation");
  return (
    <div className="grid gap-4 p-6">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-40" />
    </div>
  );
}

/** J opens the next item, K the previous one. */
function shortcutOf(index: number, currentIndex: number) {
  if (index === currentIndex + 1) return "J";
  return currentIndex > 0 && index === currentIndex - 1 ? "K" : undefined;
}

/** The listed item after a decided one, otherwise the one before it. */
function nearest(entries: InboxEntry[], key: string, isListed: (entry: InboxEntry) => boolean) {
  const index = entries.findIndex((entry) => entry.key === key);
  const after = entries.slice(index + 1).find(isListed);
  return (after ?? entries.slice(0, Math.max(index, 0)).findLast(isListed))?.href ?? null;
}

/** Opens the address of the next item once the open one is decided. */
function useNextItem(href: string | null) {
  const router = useRouter();
  useEffect(() => {
    if (href) router.replace(href, { scroll: false });
  }, [href, router]);
}

/** Moves the focus to the heading of the opened item; its row stays visible. */
function useFocusOnChange(current: string | null) {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current || current === null) return;
    last.current = current;
    document.getElementById("approval-title")?.focus();
    document.getElementById(`line-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
}
