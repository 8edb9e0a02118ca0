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

/** Everything inside may be painted with the seller's color; what it is not chosen for keeps the house's. */
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
