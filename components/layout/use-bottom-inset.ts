import { type RefObject, useEffect } from "react";

const GAP = 8;

/** Custom properties of the heights that app/styles/base.css adds up. */
type InsetProperty = "--floor" | "--language-offer";

/** Sets the height of the floating element at the lower edge of the page, which the focus must clear. */
export function useBottomInset(floating: RefObject<HTMLElement | null>, property: InsetProperty) {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.offsetHeight + GAP}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [floating, property]);
}
