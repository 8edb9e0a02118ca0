// The only file that reads process.env. Plain JavaScript, because next.config.mjs reads it too, so that a
// server with a broken configuration refuses to start instead of failing its first request.
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
  /** Any PostgreSQL 15 or newer. */
  DATABASE_URL: blankIsMissing,
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
  /** Whether DATABASE_URL leads to PostgreSQL itself, so that it may keep statements by name. */
  DATABASE_NAMED_STATEMENTS: flag,
  /** A copy of the database that follows it; public lists are read there. */
  DATABASE_REPLICA_URL: blankIsMissing,
  /** Where several servers share their cached pages. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The address people see, without a trailing slash: links in mails, the origin check, hreflang. */
  APP_URL: z
    .url()
    .default("http://localhost:3000")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Where uploaded pictures lie. */
  UPLOAD_DIR: z.string().default(".data/uploads"),
  /** Keeps pictures at UploadThing instead. */
  UPLOADTHING_TOKEN: blankIsMissing,
  NEXT_DIST_DIR: z.string().default(".next"),
  /** Builds without checking types. The build of `npm test` sets it: its check layer has run the compiler already. */
  SKIP_TYPE_CHECK: flag,
  /** Signs sessions and every token that is derived; 32 characters or more. */
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** Lets the scheduler call /api/jobs. */
  CRON_SECRET: z.string().min(16).optional(),
  /** Demo accounts and their buttons. Never on in a real shop. */
  DEMO_MODE: flag,
  /** "sandbox" switches the built-in payment provider on; "stripe" is chosen by its keys. */
  PAYMENTS: z.enum(["sandbox", "stripe"]).optional(),
  STRIPE_SECRET_KEY: blankIsMissing,
  STRIPE_PUBLISHABLE_KEY: blankIsMissing,
  STRIPE_WEBHOOK_SECRET: blankIsMissing,
  /** Another address for Stripe's API, for tests against a stand-in. */
  STRIPE_API_BASE: z.url().optional(),
  /** smtp://user:password@host:port; without it mails stay in the outbox. */
  SMTP_URL: blankIsMissing,
  MAIL_FROM: z.string().default("Shaafi Marketplace <no-reply@shaafi.example>"),
  /** How many proxies before us may be believed about the client's address. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** Whoever knows it may read /api/metrics; without it nothing is counted. 16 characters or more. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where traces are sent; read by the OpenTelemetry library too. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

// .env.example is copied with empty values: an empty variable is a missing one.
const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
const parsed = schema.safeParse(given);
if (!parsed.success) {
  throw new Error(`Configuration is not valid.\n${z.prettifyError(parsed.error)}`);
}

/** The parsed configuration; see .env.example for what each variable means and what happens without it. */
export const env = parsed.data;

/**
 * Settings that a production server refuses to start with, one sentence each.
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
  // A stand-in for Stripe, in tests, takes no money.
  const hasKeys = Boolean(STRIPE_SECRET_KEY ?? STRIPE_PUBLISHABLE_KEY) && !STRIPE_API_BASE;
  const { protocol, hostname } = new URL(APP_URL);
  const isLocal = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return [
    ...(hasKeys && PAYMENTS === "sandbox" ? ["PAYMENTS=sandbox stands beside Stripe keys"] : []),
    ...(hasKeys && DEMO_MODE ? ["DEMO_MODE=true stands beside Stripe keys"] : []),
    ...(protocol === "http:" && !isLocal ? ["APP_URL must be https, except on localhost"] : []),
  ];
}

/**
 * Refuses to start a production server that lacks a secret, or mixes test and live settings.
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
