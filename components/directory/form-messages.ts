/** Messages of the listing form in the browser. */
export const FORM_MESSAGES = [
  "directory.form",
  "directory.edit",
  "directory.category",
  "directory.day",
  "directory.language",
  "uploads",
  "validation",
];
