"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Around tabs that are wider than a phone: the open one is brought into sight, whatever its place in the row. */
export function ScrollCurrentIntoView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Each tab is an address, so every render may be of another one; a late font makes the names wider.
  useEffect(() => {
    const center = () => bringIntoSight(box.current?.querySelector('[aria-current="page"]'));
    center();
    void document.fonts.ready.then(center);
  });
  return (
    <div ref={box} className="min-w-0">
      {children}
    </div>
  );
}

function bringIntoSight(tab: Element | null | undefined) {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const { left, width } = tab.getBoundingClientRect();
  const frame = row.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
