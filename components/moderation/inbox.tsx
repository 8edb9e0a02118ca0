"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import { BulkBar } from "./bulk-bar";
import { InboxHeader } from "./inbox-header";
import type { InboxEntry } from "./inbox-item";
import { InboxItem } from "./inbox-item";
import { ShortcutHint, useShortcutChoice } from "./shortcut-hint";
import { useShortcuts } from "./use-shortcuts";

type InboxProps = {
  entries: InboxEntry[];
  /** Key of the open item. */
  current: string | null;
  /** Whether the address names the item: on phones the list is hidden then. */
  isNamed: boolean;
  /** Whether only one kind is listed. */
  isOneKind: boolean;
  /** The open item in full. */
  children: ReactNode;
};

/** The list of pending items beside the open one; on phones one at a time. */
export function Inbox({ entries, current, isNamed, isOneKind, children }: InboxProps) {
  const region = useRef<HTMLElement>(null);
  const [isOn, setIsOn] = useShortcutChoice();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useShortcuts(region, isOn);
  useFocusOnChange(current);

  // Items that were decided meanwhile cannot be selected.
  const picked = entries.filter(({ key }) => chosen.has(key));
  const at = entries.findIndex(({ key }) => key === current);

  function toggle(key: string, isPicked: boolean) {
    setChosen(new Set(isPicked ? [...chosen, key] : [...chosen].filter((one) => one !== key)));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <section
        ref={region}
        className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-lg border border-border bg-card md:min-h-150 md:grid-cols-[20rem_minmax(0,1fr)] lg:grid-cols-[24.5rem_minmax(0,1fr)]"
      >
        <div className={`relative md:border-border md:border-e ${isNamed ? "max-md:hidden" : ""}`}>
          <div className="md:absolute md:inset-0 md:overflow-y-auto">
            {picked.length > 0 ? (
              <BulkBar picked={picked} onClear={() => setChosen(new Set())} />
            ) : (
              <InboxHeader
                onSelectAll={
                  isOneKind ? () => setChosen(new Set(entries.map(({ key }) => key))) : null
                }
              />
            )}
            <ul>
              {entries.map((entry, index) => (
                <InboxItem
                  key={entry.key}
                  entry={entry}
                  isCurrent={index === at}
                  isPicked={chosen.has(entry.key)}
                  shortcut={shortcutOf(index, at)}
                  onPick={(isPicked) => toggle(entry.key, isPicked)}
                />
              ))}
            </ul>
          </div>
        </div>
        <div className={`flex min-w-0 flex-col ${isNamed ? "" : "max-md:hidden"}`}>{children}</div>
      </section>
      <ShortcutHint isOn={isOn} onChange={setIsOn} />
    </div>
  );
}

/** J opens the next item, K the previous one. */
function shortcutOf(index: number, at: number) {
  if (index === at + 1) return "J";
  return at > 0 && index === at - 1 ? "K" : undefined;
}

/** Moves the focus to the heading of the opened item; its row stays visible. */
function useFocusOnChange(current: string | null) {
  const last = useRef(current);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    document.getElementById("approval-title")?.focus();
    document.getElementById(`line-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
}
