// Kinds of rows of the table of actions.
/** An id that nobody's row has. */
export const NOBODYS = 2_000_000_000;
export const WHY = "For a trial of roles.";
/** Admins'. `missing`: there is no such row, and an admin alone hears so. */
export const admin = (input, more) => ({ who: "admin", input, ...more });

/** Whoever is signed in; `of` names whose row the input is about: anybody else hears that there is none. */
export const member = (input, more) => ({ who: "member", input, ...more });

export const seller = (input, more) => ({ who: "seller", input, ...more });
export const anyone = (input, more) => ({ who: "anyone", input, ...more });
