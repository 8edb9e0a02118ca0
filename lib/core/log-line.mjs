/**
 * Writes one line in the format of log.ts, for files that Node loads without a bundler.
 * @param {string} message
 * @param {{ error?: Error | undefined } & Record<string, unknown>} [details] a line with `error` has the level `error`
 */
export function logLine(message, { error, ...fields } = {}) {
  const level = error ? "error" : "info";
  const time = new Date().toISOString();
  console[level](JSON.stringify({ time, level, message, ...fields, error: error?.message }));
}
