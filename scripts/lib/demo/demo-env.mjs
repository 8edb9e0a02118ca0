/**
 * Returns the environment of the demo shop, with demo accounts and sandbox payments. Values of `overrides` take precedence,
 * and an empty one disables a setting. All other settings are emptied, so that an unrelated .env has no effect.
 * @param {{ url: string, database: string, secrets: Record<string, string>, uploads: string }} options
 * @param {import("../command/processes.mjs").Environment} [overrides]
 * @returns {Record<string, string>}
 */
export function demoEnv({ url, database, secrets, uploads }, overrides = {}) {
  const { POSTGRES_PASSWORD: _databasePassword, ...appSecrets } = secrets;
  const profile = {
    DEMO_MODE: "true",
    PAYMENTS: "sandbox",
    STRIPE_SECRET_KEY: "",
    STRIPE_PUBLISHABLE_KEY: "",
    STRIPE_API_BASE: "",
    STORAGE: "",
    UPLOADTHING_TOKEN: "",
    S3_BUCKET: "",
    S3_PRIVATE_BUCKET: "",
    S3_REGION: "",
    S3_ENDPOINT: "",
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
    S3_PUBLIC_URL: "",
    GOOGLE_CLIENT_ID: "",
    GOOGLE_CLIENT_SECRET: "",
    APPLE_CLIENT_ID: "",
    APPLE_TEAM_ID: "",
    APPLE_KEY_ID: "",
    APPLE_PRIVATE_KEY: "",
    FACEBOOK_CLIENT_ID: "",
    FACEBOOK_CLIENT_SECRET: "",
    SIGN_IN_PROVIDER_BASE: "",
    SMTP_URL: "",
    MAIL_FROM: "",
    TRUSTED_PROXY_HOPS: "",
    JOBS_CATCH_UP: "",
    WEB_PROCESSES: "1",
    DATABASE_POOL_MAX: "",
    DATABASE_NAMED_STATEMENTS: "",
    DATABASE_REPLICA_URL: "",
    REDIS_URL: "",
    METRICS_TOKEN: "",
    OTEL_EXPORTER_OTLP_ENDPOINT: "",
    ...appSecrets,
  };
  const settings = Object.entries(profile).map(([name, value]) => [name, overrides[name] ?? value]);
  return {
    ...Object.fromEntries(settings),
    APP_URL: url,
    NEXTAUTH_URL: url,
    DATABASE_URL: database,
    UPLOAD_DIR: uploads,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** For servers with a direct connection to PostgreSQL, without a pooler. */
export const NAMED_STATEMENTS = { DATABASE_NAMED_STATEMENTS: "true" };

/** Demo accounts of the seed, printed at the end of a start. */
export const DEMO_ACCOUNTS = "buyer@demo.com, seller@demo.com or admin@demo.com, password demo123";
