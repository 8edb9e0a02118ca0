import { type RefObject, useEffect } from "react";

const GAP = 8;

/** Sets the height of the floating element at the lower edge of the page, which toasts and the focus must clear. */
export function useBottomInset(floating: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--floor", `${element.offsetHeight + GAP}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--floor");
    };
  }, [floating]);
}
