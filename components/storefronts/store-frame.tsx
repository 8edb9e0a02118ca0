import type { CSSProperties, ReactNode } from "react";

import { type StoreColors, storeColors } from "@/lib/storefronts/contrast-rules";

const EDGE = "var(--border-strong)";

function variablesOf({ fill, text, ink, hasEdge }: StoreColors) {
  return {
    "--store": fill,
    "--store-foreground": text,
    "--ink-light": ink.light,
    "--ink-dark": ink.dark,
    "--edge-light": hasEdge.light ? EDGE : "transparent",
    "--edge-dark": hasEdge.dark ? EDGE : "transparent",
  } as CSSProperties;
}

/** Provides the seller's color to its content; other colors stay the same. */
export function StoreFrame({ color, children }: { color: string; children: ReactNode }) {
  return (
    <div
      style={variablesOf(storeColors(color))}
      className="[--store-edge:var(--edge-light)] [--store-ink:var(--ink-light)] dark:[--store-edge:var(--edge-dark)] dark:[--store-ink:var(--ink-dark)]"
    >
      {children}
    </div>
  );
}
