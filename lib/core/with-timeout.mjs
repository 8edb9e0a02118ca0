/**
 * `work`, or a failure after so many ms: the work goes on, but nobody waits for it any more.
 * @template T
 * @param {Promise<T>} work
 * @param {number} ms
 * @param {string} [failure] what the error says
 * @returns {Promise<T>}
 * @throws {Error} in the place of an answer that comes too late
 */
export async function withTimeout(work, ms, failure = "no answer in time") {
  let alarm;
  const late = new Promise((_, reject) => {
    alarm = setTimeout(() => reject(new Error(failure)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(alarm);
  }
}
