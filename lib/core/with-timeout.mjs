/**
 * Returns the result of `work`, or rejects after `ms`; the work itself is not cancelled.
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms
 * @param {string} [failure] message of the error
 * @returns {Promise<T>}
 * @throws {Error} on timeout
 */
export async function withTimeout(work, ms, failure = "no response in time") {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(failure)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
