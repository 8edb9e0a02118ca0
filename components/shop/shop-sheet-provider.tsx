"use client";

import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { useReturnFocus } from "@/components/ui/use-return-focus";

const load = () => import("./shop-filter-sheet");
const FilterSheet = lazy(async () => ({ default: (await load()).ShopFilterSheet }));

type ShopSheet = {
  isOpen: boolean;
  /** Props of the button that opens the sheet. */
  opener: ReturnType<typeof useReturnFocus>["opener"] & {
    ref: RefObject<HTMLButtonElement | null>;
  };
  setContent: (content: ReactNode) => void;
};

const ShopSheetContext = createContext<ShopSheet | null>(null);

/**
 * Renders the filter sheet outside of the pages of /shop: a filter can lead to another page, which replaces the one that
 * opened the sheet.
 */
export function ShopSheetProvider({ children }: { children: ReactNode }) {
  const { opener, isOpen, setIsOpen, isWanted } = useReturnFocus(load);
  const [content, setContent] = useState<ReactNode>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useMemo(
    () => ({ isOpen, setContent, opener: { ...opener, ref: button } }),
    [isOpen, opener],
  );
  return (
    <ShopSheetContext value={sheet}>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <FilterSheet
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              button.current?.focus();
            }}
          >
            {content}
          </FilterSheet>
        </Suspense>
      )}
    </ShopSheetContext>
  );
}

/** Shows what `render` returns in the open sheet. Returns whether it is open, and the props of its opener. */
export function useShopSheet(render: () => ReactNode) {
  const sheet = use(ShopSheetContext);
  if (!sheet) throw new Error("useShopSheet needs a ShopSheetProvider");
  const { isOpen, opener, setContent } = sheet;
  useLayoutEffect(() => {
    if (isOpen) setContent(render());
  });
  return { isOpen, opener };
}
