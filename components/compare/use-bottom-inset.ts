import { type RefObject, useEffect } from "react";

const GAP = 8;

/** Tells the page how much of its lower edge floats above it: notices rise above that, and so does the focus. */
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
