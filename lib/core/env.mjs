// The only file that reads process.env. Plain JavaScript, because next.config.mjs imports it too, so that a server with
// an invalid configuration refuses to start instead of failing its first request.
import * as z from "zod";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

const blankIsMissing = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** PostgreSQL 15 or newer. */
  DATABASE_URL: blankIsMissing,
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  /** Whether DATABASE_URL connects to PostgreSQL directly, which allows prepared statements. */
  DATABASE_NAMED_STATEMENTS: flag,
  /** URL of a read replica for public lists. */
  DATABASE_REPLICA_URL: blankIsMissing,
  /** URL of the Redis in which several servers share their cached pages. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Whether the custom server caches whole responses of static pages. */
  PAGE_CACHE: z.enum(["on", "off"]).default("on"),
  /** Public base URL without a trailing slash: for links in emails, the origin check and hreflang. */
  APP_URL: z
    .url()
    .default("http://localhost:3000")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Folder of uploaded images. */
  UPLOAD_DIR: z.string().default(".data/uploads"),
  /** Stores images at UploadThing instead. */
  UPLOADTHING_TOKEN: blankIsMissing,
  NEXT_DIST_DIR: z.string().default(".next"),
  /** Builds without type checking. Set by the build of `npm test`, which has run the compiler before. */
  SKIP_TYPE_CHECK: flag,
  /** Signs sessions and all derived tokens, and encrypts secrets of authenticator apps; at least 32 characters. */
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** Authorizes the scheduler to call /api/jobs. */
  CRON_SECRET: z.string().min(16).optional(),
  /** Enables demo accounts and their sign-in buttons. Never set in a real shop. */
  DEMO_MODE: flag,
  /** "sandbox" enables the built-in payment provider; "stripe" is selected by its keys. */
  PAYMENTS: z.enum(["sandbox", "stripe"]).optional(),
  STRIPE_SECRET_KEY: blankIsMissing,
  STRIPE_PUBLISHABLE_KEY: blankIsMissing,
  STRIPE_WEBHOOK_SECRET: blankIsMissing,
  /** Base URL of a Stripe mock, for tests. */
  STRIPE_API_BASE: z.url().optional(),
  /** smtp://user:password@host:port; without it emails stay in the outbox. */
  SMTP_URL: blankIsMissing,
  MAIL_FROM: z.string().default("Shaafi Marketplace <no-reply@shaafi.example>"),
  /** Number of proxies in front of the server that are trusted for the client's address. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Token for /api/metrics, at least 16 characters; without it no metrics are collected. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Endpoint for traces; also read by the OpenTelemetry library. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

// .env.example is copied with empty values, so an empty variable counts as missing.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const parsed = schema.safeParse(given);
if (!parsed.success) {
  throw new Error(`Invalid configuration.\n${z.prettifyError(parsed.error)}`);
}

/** The parsed configuration; .env.example documents each variable and its default. */
export const env = parsed.data;

/**
 * Returns the contradictions that a production server refuses to start with, one sentence each.
 * @param {Partial<typeof env>} settings
 * @returns {string[]}
 */
export function contradictionsIn({
  PAYMENTS,
  DEMO_MODE,
  APP_URL = "",
  STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY,
  STRIPE_API_BASE,
}) {
  // A Stripe mock in tests charges no money.
  const hasKeys = Boolean(STRIPE_SECRET_KEY ?? STRIPE_PUBLISHABLE_KEY) && !STRIPE_API_BASE;
  const { protocol, hostname } = new URL(APP_URL);
  const isLocal = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return [
    ...(hasKeys && PAYMENTS === "sandbox"
      ? ["PAYMENTS=sandbox cannot be combined with Stripe keys"]
      : []),
    ...(hasKeys && DEMO_MODE ? ["DEMO_MODE=true cannot be combined with Stripe keys"] : []),
    ...(protocol === "http:" && !isLocal ? ["APP_URL must be https, except on localhost"] : []),
  ];
}

/**
 * Requires the secrets of a production server and no mix of test and live settings.
 * @throws {Error} naming every missing variable and every contradiction
 */
export function requireProductionEnv() {
  const contradictions = contradictionsIn(env);
  if (contradictions.length > 0) {
    throw new Error(`Refusing to start: ${contradictions.join("; ")}. See .env.example.`);
  }
  const needed = ["DATABASE_URL", "NEXTAUTH_SECRET", "CRON_SECRET"];
  const takesCards = env.PAYMENTS === "stripe" || env.STRIPE_SECRET_KEY !== undefined;
  if (env.PAYMENTS === "sandbox") needed.push("STRIPE_WEBHOOK_SECRET");
  else if (takesCards) {
    needed.push("STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET");
  }
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Refusing to start: ${missing.join(", ")} must be set. See .env.example.`);
  }
}
