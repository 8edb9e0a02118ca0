import { demoEnv, NAMED_STATEMENTS } from "./demo-env.mjs";

/** Known to nobody but to tests, which sign and call with them. */
const SECRETS = {
  NEXTAUTH_SECRET: "a-secret-of-the-tests-of-32-or-more-characters",
  CRON_SECRET: "a-cron-secret-of-the-tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  METRICS_TOKEN: "a-metrics-token-of-the-tests",
};

/** Nobody listens there: a build must get along without a database, as on platforms that build elsewhere. */
export const NO_DATABASE = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere" };

/**
 * The demo shop as tests run it: always the same secrets, whatever the machine's environment holds.
 * @param {{ url: string, database: string, uploads: string }} house
 */
export function testEnv(house) {
  return demoEnv({ ...house, secrets: SECRETS }, NAMED_STATEMENTS);
}
