"use client";

import { createContext, type ReactNode, Suspense, use, useState } from "react";

type Controls = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
type RenderDialog = (controls: Controls) => ReactNode;

const HostContext = createContext<((render: RenderDialog) => void) | null>(null);

/** Holds the community's open dialog outside of its tabs, so that the input survives a change of the tab. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ render: RenderDialog } | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open(render: RenderDialog) {
    setDialog({ render });
    setIsOpen(true);
  }

  return (
    <HostContext value={open}>
      {children}
      {dialog && (
        <Suspense fallback={null}>{dialog.render({ isOpen, onOpenChange: setIsOpen })}</Suspense>
      )}
    </HostContext>
  );
}

/**
 * Props of a button that opens a dialog in the host; `load` prefetches its code.
 * @throws Error outside of a DialogHost
 */
export function useHostedDialog(load: () => Promise<unknown>, render: RenderDialog) {
  const open = use(HostContext);
  if (!open) throw new Error("useHostedDialog needs a DialogHost around it");
  return {
    "aria-haspopup": "dialog" as const,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => open(render),
  };
}
