import type { KeyboardEvent } from "react";

/** Inputs for which Enter is a press: it sends the form, or opens the file dialog. */
const PRESSED_BY_ENTER = ["submit", "file"];

/** Key handler of a form that is longer than a dialog: Enter in a field does not send it. */
export function preventImplicitSubmit(event: KeyboardEvent<HTMLFormElement>) {
  const isField =
    event.target instanceof HTMLInputElement && !PRESSED_BY_ENTER.includes(event.target.type);
  if (event.key === "Enter" && isField) event.preventDefault();
}
