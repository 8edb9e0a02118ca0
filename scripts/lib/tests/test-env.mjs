import { demoEnv, NAMED_STATEMENTS } from "../demo/demo-env.mjs";

/** Secrets of the tests, which sign and call with them. */
const SECRETS = {
  NEXTAUTH_SECRET: "a-secret-of-the-tests-of-32-or-more-characters",
  CRON_SECRET: "a-cron-secret-of-the-tests",
  STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
  METRICS_TOKEN: "a-metrics-token-of-the-tests",
};

/** Address without a server: a build must work without a database, as on platforms that build elsewhere. */
export const NO_DATABASE = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere" };

/**
 * Returns the environment of the demo shop in tests, with fixed secrets and independent of the machine's environment.
 * @param {{ url: string, database: string, uploads: string }} options
 */
export function testEnv(options) {
  return demoEnv({ ...options, secrets: SECRETS }, NAMED_STATEMENTS);
}
