"use client";

import { lazy } from "react";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { MoreHorizontal } from "@/components/ui/icons";
import type { RowMenuProps } from "./row-menu-panel";

const load = () => import("./row-menu-panel");
const Panel = lazy(async () => ({ default: (await load()).RowMenuPanel }));

const BUTTON = buttonVariants({ variant: "ghost", size: "icon-sm" });

/** Button of a product's further actions; the menu loads on hover or focus. */
export function RowMenu({ label, ...props }: RowMenuProps & { label: string }) {
  return (
    <LazyMenu panel={Panel} panelProps={props} preload={load} label={label} className={BUTTON}>
      <MoreHorizontal aria-hidden />
    </LazyMenu>
  );
}
