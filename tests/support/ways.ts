const ALL = [
  ["light", "en"],
  ["dark", "ar"],
  ["dark", "en"],
  ["light", "ar"],
] as const;

/** Theme and language in which pages are examined: two of the four, all of them by `npm run test:axe`. */
export const WAYS = process.env["AXE"] === "full" ? ALL : ALL.slice(0, 2);
