import type { KeyboardEvent } from "react";

/** Key handler of a form that is longer than a dialog: Enter in a field does not send it. */
export function preventImplicitSubmit(event: KeyboardEvent<HTMLFormElement>) {
  const isField = event.target instanceof HTMLInputElement && event.target.type !== "submit";
  if (event.key === "Enter" && isField) event.preventDefault();
}
