/** Leads to the form with cultural information chosen. */
export const CULTURE_HASH = "#culture";
