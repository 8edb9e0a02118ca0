"use client";

import { useState } from "react";

/**
 * A dialog whose code comes with the first wish for it: `opener` goes onto whatever opens it, and once it `isWanted` it
 * stays mounted, so that it can close as it opened.
 */
export function useReturnFocus(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const opener = {
    "aria-haspopup": "dialog" as const,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => {
      setIsWanted(true);
      setIsOpen(true);
    },
  };
  return { opener, isOpen, setIsOpen, isWanted };
}
