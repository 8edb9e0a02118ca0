/** State of a form that was sent without scripts; null before it was sent. */
export type FormState = {
  /** Error message, as forms with scripts show it; null after success. */
  error: string | null;
  /** Error code, for forms that react to one. */
  code?: string;
  /** Text that the form shows again after an error. */
  values: Record<string, string>;
} | null;

/** Returns the text fields of a sent form; none if a forged call sends something else. */
export function readTextFields(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) return {};
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts);
}
