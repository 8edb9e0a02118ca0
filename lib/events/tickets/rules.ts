/** Maximum number of seats per purchase, and of free seats per account and event (specification C, section 9). */
export const MAX_SEATS = 5;

/** Minutes for which a priced purchase holds its seats unpaid (decisions.md, "Community and extras"). */
export const HOLD_MINUTES = 15;

/** Time in ms within which a repeated request for the same free tickets is a double submit. */
export const DUPLICATE_WINDOW_MS = 10_000;
