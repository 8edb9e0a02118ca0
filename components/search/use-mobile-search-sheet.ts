import { type RefObject, useEffect, useState } from "react";

const PHONE = "(max-width: 767px)";

/**
 * On phones the dropdown fills the screen below the field: returns its position and locks the scrolling of the page.
 */
export function useMobileSearchSheet(input: RefObject<HTMLInputElement | null>, isOpen: boolean) {
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) return;
    const { style } = document.documentElement;
    const field = input.current?.parentElement;
    // Scrolls a low field to the top, so that there is room below it.
    const isLow = (field?.getBoundingClientRect().bottom ?? 0) > window.innerHeight / 3;
    if (isLow) field?.scrollIntoView({ block: "start", behavior: "instant" });
    setTop(Math.round((field?.getBoundingClientRect().bottom ?? 0) + 12));
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
    };
  }, [input, isOpen]);

  return top;
}
