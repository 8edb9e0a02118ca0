/** Attributes of a search field before its dropdown has loaded. */
export const SEARCH_FIELD = {
  type: "search",
  role: "combobox",
  "aria-expanded": false,
  "aria-autocomplete": "list",
  name: "search",
  enterKeyHint: "search",
  autoComplete: "off",
  maxLength: 200,
} as const;
