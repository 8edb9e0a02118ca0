/**
 * The environment of the demo shop: accounts and payments that are not real. What is given wins, an empty value
 * means "without"; what has no place here is emptied, so that a .env meant for something else changes nothing.
 * @param {{ url: string, database: string, secrets: Record<string, string>, uploads: string }} house
 */
export function demoEnv({ url, database, secrets, uploads }, given = {}) {
  const { POSTGRES_PASSWORD: _ownUse, ...appSecrets } = secrets;
  const profile = {
    DEMO_MODE: "true",
    PAYMENTS: "sandbox",
    STRIPE_SECRET_KEY: "",
    STRIPE_PUBLISHABLE_KEY: "",
    STRIPE_API_BASE: "",
    SMTP_URL: "",
    MAIL_FROM: "",
    TRUSTED_PROXY_HOPS: "",
    DATABASE_POOL_MAX: "",
    DATABASE_NAMED_STATEMENTS: "",
    DATABASE_REPLICA_URL: "",
    REDIS_URL: "",
    METRICS_TOKEN: "",
    OTEL_EXPORTER_OTLP_ENDPOINT: "",
    ...appSecrets,
  };
  const chosen = Object.entries(profile).map(([name, value]) => [name, given[name] ?? value]);
  return {
    ...Object.fromEntries(chosen),
    APP_URL: url,
    NEXTAUTH_URL: url,
    DATABASE_URL: database,
    UPLOAD_DIR: uploads,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** For a server over a PostgreSQL of our own, which it reaches directly. */
export const NAMED_STATEMENTS = { DATABASE_NAMED_STATEMENTS: "true" };

/** The demo accounts of the seed, as the last line of a start tells them. */
export const DEMO_ACCOUNTS = "buyer@demo.com, seller@demo.com or admin@demo.com, password demo123";
