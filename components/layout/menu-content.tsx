"use client";

import type { ReactNode } from "react";

import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import type { MenuPanelProps } from "./lazy-menu";
import { usePanelFocus } from "./use-panel-focus";

type MenuContentProps = MenuPanelProps & { align?: "start" | "end"; children: ReactNode };

/**
 * Menu of a `LazyMenu` button. The button remains server-rendered, so Radix gets a placeholder as its anchor; toggling,
 * closing and returning the focus are handled here.
 */
export function MenuContent({ isOpen, onOpenChange, button, align, children }: MenuContentProps) {
  const focusHandlers = usePanelFocus(button);
  return (
    <DropdownMenu open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-labelledby={button.current?.id}
        container={button.current?.parentElement ?? null} // inside the header's landmark
        {...(align ? { align } : {})}
        {...focusHandlers}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
