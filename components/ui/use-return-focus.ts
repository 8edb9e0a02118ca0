"use client";

import { useMemo, useState } from "react";

/**
 * State of a dialog whose code loads on first use: spread `opener` onto the control that opens it. Once `isWanted`, the
 * dialog stays mounted, so that its closing animation runs.
 */
export function useReturnFocus(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const opener = useMemo(
    () => ({
      "aria-haspopup": "dialog" as const,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () => {
        setIsRequested(true);
        setIsOpen(true);
      },
    }),
    [load],
  );
  return { opener, isOpen, setIsOpen, isWanted: isRequested };
}
