"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

type Tab = { key: string; name: string; count?: number; panel: ReactNode };

const MOVES: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Index after a navigation key; null for other keys. */
function nextTab(event: KeyboardEvent, index: number, length: number): number | null {
  if (event.key === "Home") return 0;
  if (event.key === "End") return length - 1;
  const move = MOVES[event.key];
  if (move === undefined) return null;
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  return (index + (isRtl ? -move : move) + length) % length;
}

/** A store's tabs. All panels are in the page, so that none has to load; the seller's color marks the open one. */
export function StoreTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event, current, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="mt-3 flex gap-7 overflow-x-auto overflow-y-hidden border-b"
      >
        {tabs.map(({ key, name, count }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={index === current}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setCurrent(index)}
            onKeyDown={onKeyDown}
            className="relative flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 font-medium text-md text-muted-foreground -outline-offset-2 aria-selected:font-semibold aria-selected:text-foreground aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-1 aria-selected:after:border-(--store-edge) aria-selected:after:border-x aria-selected:after:border-t aria-selected:after:bg-store"
          >
            {name}
            {count !== undefined && (
              <span className="rounded-full bg-secondary px-1.75 py-px font-semibold text-muted-foreground text-xs">
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={index !== current}
          className="pt-7"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
