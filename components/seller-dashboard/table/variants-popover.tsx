"use client";

import { lazy } from "react";

import { LazyMenu } from "@/components/layout/lazy-menu";
import type { TableRow } from "./table-row";

const load = () => import("./variants-panel");
const Panel = lazy(async () => ({ default: (await load()).VariantsPanel }));

type VariantsPopoverProps = {
  row: TableRow;
  /** Name of the opened panel, for screen readers. */
  label: string;
  children: React.ReactNode;
};

/** A figure of a product with options; pressing it opens the prices and stocks of its variants. */
export function VariantsPopover({ row, label, children }: VariantsPopoverProps) {
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ row }}
      preload={load}
      kind="dialog"
      className="min-h-11 whitespace-nowrap tabular-nums underline decoration-dotted underline-offset-4"
    >
      {children}
      <span className="sr-only">{` ${label}`}</span>
    </LazyMenu>
  );
}
