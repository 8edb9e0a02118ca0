import "server-only";

import { sql } from "./sql";

/**
 * Claims a run of the late jobs, once per `seconds` across all servers. Returns false if a job has started within that
 * time or another server has the claim.
 */
export async function claimCatchUp(seconds: number): Promise<boolean> {
  const insertedCount = await sql.execute`
    INSERT INTO rate_limits (key, window_at, count)
    SELECT 'jobs:catch-up',
      to_timestamp(floor(extract(epoch FROM now()) / ${seconds}::int) * ${seconds}::int), 1
    WHERE NOT EXISTS (SELECT FROM job_states
      WHERE last_started_at > now() - make_interval(secs => ${seconds}::int))
    ON CONFLICT DO NOTHING`;
  return insertedCount === 1;
}
