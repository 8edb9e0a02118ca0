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
  /** The button that opened the menu: it names the menu and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
};

type LazyMenuProps<P> = {
  /** Made with `lazy`; `preload` is its import, started as soon as somebody comes near. */
  panel: ComponentType<MenuPanelProps & P>;
  /** What this panel needs besides. */
  panelProps: P;
  preload: () => Promise<unknown>;
  label?: string;
  kind?: "menu" | "dialog";
  className: string;
  children: ReactNode;
};

export const NO_PROPS = {};

/**
 * A button that is there with the page and a menu that loads when somebody means to use it (pointer, focus or
 * press): the menus' code is 34 KB that most visits never need.
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
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  function toggle(next: boolean) {
    setIsWanted(true);
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
      {isWanted && (
        <Suspense fallback={null}>
          <Panel {...panelProps} isOpen={isOpen} onOpenChange={setIsOpen} button={button} />
        </Suspense>
      )}
    </div>
  );
}
