/**
 * Returns the instance of this process. Next's bundle, its cache handler and scripts/server.mjs each load their own copy
 * of a module, so state that they share lives here, under the symbol `shaafi.<name>`.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function processGlobal(name, create) {
  const key = Symbol.for(`shaafi.${name}`);
  const globals = /** @type {Record<symbol, unknown>} */ (globalThis);
  globals[key] ??= create();
  return /** @type {T} */ (globals[key]);
}
