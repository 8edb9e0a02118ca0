/**
 * Returns a value that must exist, such as the first row of an aggregate.
 * @template T
 * @param {T | undefined} value
 * @param {string} name of the value in the error
 * @throws {Error} if it is undefined
 */
export function requireValue(value, name) {
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}
