/** What every search field is, before its dropdown has loaded and takes over. */
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
