import { type RefObject, useEffect, useState } from "react";

const PHONE = "(max-width: 767px)";

/** On phones the dropdown takes the screen below the field: where that begins, and the page behind stands still. */
export function useMobileSearchSheet(input: RefObject<HTMLInputElement | null>, isOpen: boolean) {
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) return;
    const { style } = document.documentElement;
    const field = input.current?.parentElement;
    // A field further down comes up first, so that there is room below it.
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
