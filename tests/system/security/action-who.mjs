// Kinds of rows in the table of actions.
/**
 * @typedef {object} ActionTraits
 * @property {string} [of] name of the principal to whom the row belongs; for all others it is not found
 * @property {string} [also] name of another principal with access to the row
 * @property {boolean} [orAdmin] whether admins have access to it too
 * @property {number} [foreignStatus] status for all others, 404 by default
 * @property {number[]} [statuses] allowed statuses of a principal with access
 * @property {boolean} [isMissing] whether the row does not exist
 *
 * @typedef {{ who: "admin" | "member" | "seller" | "anyone", input: unknown } & ActionTraits} ActionRow
 */

/** An id that no row has. */
export const MISSING_ID = 2_000_000_000;
export const REASON = "For a trial of roles.";

/**
 * For admins.
 * @param {unknown} input
 * @param {ActionTraits} [traits] `isMissing`: only an admin learns that the row does not exist
 * @returns {ActionRow}
 */
export const admin = (input, traits) => ({ who: "admin", input, ...traits });

/**
 * For all signed-in users.
 * @param {unknown} input
 * @param {ActionTraits} [traits]
 * @returns {ActionRow}
 */
export const member = (input, traits) => ({ who: "member", input, ...traits });

/**
 * For sellers.
 * @param {unknown} input
 * @param {ActionTraits} [traits]
 * @returns {ActionRow}
 */
export const seller = (input, traits) => ({ who: "seller", input, ...traits });

/**
 * For all, with or without a session.
 * @param {unknown} input
 * @param {ActionTraits} [traits]
 * @returns {ActionRow}
 */
export const anyone = (input, traits) => ({ who: "anyone", input, ...traits });
