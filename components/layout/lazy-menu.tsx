"use client";

import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";

export type MenuPanelProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Button that opened the menu: it labels the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
};

type LazyMenuProps<P> = {
  /** Created with `lazy`; `preload` is its import, started on hover or focus. */
  panel: ComponentType<MenuPanelProps & P>;
  /** Additional props of the panel. */
  panelProps: P;
  preload: () => Promise<unknown>;
  label?: string;
  kind?: "menu" | "dialog";
  className: string;
  children: ReactNode;
};

export const NO_PROPS = {};

/**
 * Button in the initial HTML whose menu loads on first intent (pointer, focus or press), since most visits never need
 * the code of the menus.
 */
export function LazyMenu<P extends object>({
  panel: Panel,
  panelProps,
  preload,
  label,
  kind = "menu",
  className,
  children,
}: LazyMenuProps<P>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function toggle(next: boolean) {
    setIsRequested(true);
    setIsOpen(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" || kind !== "menu") return;
    event.preventDefault();
    toggle(true);
  }

  return (
    <div className="relative inline-flex min-w-0">
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={label}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        className={className}
        onPointerEnter={() => void preload()}
        onFocus={() => void preload()}
        onClick={() => toggle(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      {isRequested && (
        <Suspense fallback={null}>
          <Panel {...panelProps} isOpen={isOpen} onOpenChange={setIsOpen} button={button} />
        </Suspense>
      )}
    </div>
  );
}
