/** Longer than a run of the jobs takes, in ms. */
const TIMEOUT_MS = 60_000;

/**
 * Calls the job route of a server.
 * @param {{ url: string, secret: string | undefined, timeout?: number }} options `timeout` in ms
 * @returns {Promise<string>} the result of each job, as JSON
 * @throws {Error} if the server does not respond with 200 in time
 */
export async function callJobs({ url, secret, timeout = TIMEOUT_MS }) {
  const response = await fetch(new URL("/api/jobs", url), {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
  return text;
}
