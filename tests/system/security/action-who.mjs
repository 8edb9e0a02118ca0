// Kinds of rows in the table of actions.
/** An id that no row has. */
export const MISSING_ID = 2_000_000_000;
export const REASON = "For a trial of roles.";
/** For admins. `missing`: the row does not exist, which only an admin learns. */
export const admin = (input, more) => ({ who: "admin", input, ...more });

/** For all signed-in users. `of` names the owner of the row; for all others it is not found. */
export const member = (input, more) => ({ who: "member", input, ...more });

export const seller = (input, more) => ({ who: "seller", input, ...more });
export const anyone = (input, more) => ({ who: "anyone", input, ...more });
