/** Classes of buttons and links in the header's first row. */
export const HEADER_BUTTON =
  "inline-flex min-h-11 min-w-0 items-center gap-1.75 rounded-md px-2.5 font-medium text-md transition-colors duration-150 hover:bg-accent hover:text-accent-foreground aria-expanded:bg-accent aria-expanded:text-accent-foreground";

/** Classes of buttons with an icon only. */
export const HEADER_ICON =
  "relative inline-grid size-11 shrink-0 place-items-center rounded-md transition-colors duration-150 hover:bg-accent hover:text-accent-foreground aria-expanded:bg-accent aria-expanded:text-accent-foreground";
