/** Seats of one purchase, and free seats per account and event, at most (specification C, section 9). */
export const MAX_SEATS = 5;

/** How long a priced purchase holds its seats unpaid (decisions.md, "Community and extras"). */
export const HOLD_MINUTES = 15;

/** The same free tickets asked for again within this time are the same purchase: a button that was pressed twice. */
export const DUPLICATE_WINDOW_MS = 10_000;
