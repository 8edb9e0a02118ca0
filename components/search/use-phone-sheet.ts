import { type RefObject, useEffect, useState } from "react";

const PHONE = "(max-width: 767px)";

/** On phones the dropdown takes the screen below the field: where that begins, and the page behind stands still. */
export function usePhoneSheet(input: RefObject<HTMLInputElement | null>, isOpen: boolean) {
  const [top, setTop] = useState(0);

  useEffect(() => {
    if (!isOpen || !window.matchMedia(PHONE).matches) return;
    const { style } = document.documentElement;
    setTop(Math.round((input.current?.form?.getBoundingClientRect().bottom ?? 0) + 12));
    style.overflow = "hidden";
    return () => {
      style.overflow = "";
    };
  }, [input, isOpen]);

  return top;
}
