import { type RefObject, useEffect } from "react";

type Field = {
  listId: string;
  activeId: string | undefined;
  isOpen: boolean;
  /** Text of the field as known to the dropdown. */
  text: string;
  onText: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
  onSubmit: (text: string) => void;
  /** Returns whether the key was handled. */
  onKey: (key: string) => boolean;
};

/**
 * Turns a plain field into a combobox. The field exists before this code loads, so that the code attaches listeners and
 * attributes to it.
 */
export function useComboboxInput(input: RefObject<HTMLInputElement | null>, field: Field) {
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const { listId, activeId, isOpen, text, onText, onOpen, onClose, onSubmit, onKey } = field;
    element.setAttribute("aria-expanded", String(isOpen));
    setOrRemove(element, "aria-controls", isOpen ? listId : undefined);
    setOrRemove(element, "aria-activedescendant", isOpen ? activeId : undefined);

    // Typed while this code was still loading.
    if (element.value !== text && element === document.activeElement) onText(element.value);

    const off = new AbortController();
    const { signal } = off;
    element.addEventListener("input", () => onText(element.value), { signal });
    element.addEventListener("focus", onOpen, { signal });
    element.addEventListener("click", onOpen, { signal });
    element.addEventListener("blur", onClose, { signal });
    element.form?.addEventListener("submit", () => onSubmit(element.value), { signal });
    element.addEventListener(
      "keydown",
      (event) => {
        if (!event.isComposing && onKey(event.key)) event.preventDefault();
      },
      { signal },
    );
    return () => off.abort();
  });
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
