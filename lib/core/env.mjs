// The only file that reads process.env. Plain JavaScript, because next.config.mjs imports it too, so that a server with
// an invalid configuration refuses to start instead of failing its first request.
import * as z from "zod";

import { requiredByStorage, storageContradictionsIn } from "./storage-settings.mjs";

const flag = z
  .enum(["true", "false"])
  .default("false")
  .transform((value) => value === "true");

const blankIsMissing = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

/**
 * Number of proxies in front of the server on platforms that document it, by the variable that the platform sets. Vercel
 * replaces X-Forwarded-For with the client's address, Heroku appends the client's address, and Fly.io appends the
 * client's address and its own.
 */
const PLATFORM_PROXY_HOPS = Object.entries({ VERCEL: 1, DYNO: 1, FLY_APP_NAME: 2 });

/**
 * Returns the number of proxies that the platform puts in front of the server; 0 if the platform is unknown.
 * @param {Record<string, string | undefined>} variables
 * @returns {number}
 */
export const platformProxyHops = (variables) =>
  PLATFORM_PROXY_HOPS.find(([name]) => variables[name])?.[1] ?? 0;

/**
 * Returns the public URL that Vercel gives a deployment; undefined on other platforms.
 * @param {Record<string, string | undefined>} variables
 * @returns {string | undefined}
 */
export function platformUrl(variables) {
  const host =
    variables.VERCEL_ENV === "production"
      ? variables.VERCEL_PROJECT_PRODUCTION_URL
      : (variables.VERCEL_BRANCH_URL ?? variables.VERCEL_URL);
  return host ? `https://${host}` : undefined;
}

/** Whether the server runs on Vercel, and whether it is a preview deployment there. */
export const vercel = {
  isUsed: Boolean(process.env.VERCEL),
  isPreview: process.env.VERCEL_ENV === "preview",
};

// A dot would not match the certificate of https://<bucket>.s3.<region>.amazonaws.com.
const bucketName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, "must be the name of a bucket, without dots")
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
    .default(() => platformUrl(process.env) ?? "http://localhost:3000")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Store of new uploads; without it UploadThing if its token is set, else the disk. */
  STORAGE: z.enum(["disk", "s3", "uploadthing"]).optional(),
  /** Folder of uploads on the disk. */
  UPLOAD_DIR: z.string().default(".data/uploads"),
  UPLOADTHING_TOKEN: blankIsMissing,
  S3_BUCKET: bucketName,
  /** Bucket of documents and of files that are not processed yet; without it S3_BUCKET, which then must not be public. */
  S3_PRIVATE_BUCKET: bucketName,
  S3_REGION: blankIsMissing,
  /** URL of another provider than AWS. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: blankIsMissing,
  S3_SECRET_ACCESS_KEY: blankIsMissing,
  /** Origin that serves S3_BUCKET publicly; without it the server reads the images. */
  S3_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ""))
    .refine((url) => new URL(url).origin === url, "must be an origin, without a path")
    .optional(),
  NEXT_DIST_DIR: z.string().default(".next"),
  /** Builds without type checking. Set by the build of `npm test`, which has run the compiler before. */
  SKIP_TYPE_CHECK: flag,
  /** Signs sessions and all derived tokens, and encrypts secrets of authenticator apps; at least 32 characters. */
  NEXTAUTH_SECRET: z.string().min(32).optional(),
  /** Authorizes the scheduler to call /api/jobs. */
  CRON_SECRET: z.string().min(16).optional(),
  /** Whether ordinary requests start the due jobs if no scheduler has for a minute. */
  JOBS_CATCH_UP: z.enum(["on", "off"]).default(vercel.isUsed ? "on" : "off"),
  /** Enables demo accounts and their sign-in buttons. Never set in a real shop. */
  DEMO_MODE: flag,
  /** "sandbox" enables the built-in payment provider; "stripe" is selected by its keys. */
  PAYMENTS: z.enum(["sandbox", "stripe"]).optional(),
  STRIPE_SECRET_KEY: blankIsMissing,
  STRIPE_PUBLISHABLE_KEY: blankIsMissing,
  STRIPE_WEBHOOK_SECRET: blankIsMissing,
  /** Signs the webhooks of connected accounts, which have an endpoint of their own in Stripe. */
  STRIPE_CONNECT_WEBHOOK_SECRET: blankIsMissing,
  /** Base URL of a Stripe mock, for tests. */
  STRIPE_API_BASE: z.url().optional(),
  /** Keys of the sign-in providers; a provider without its keys is not offered. */
  GOOGLE_CLIENT_ID: blankIsMissing,
  GOOGLE_CLIENT_SECRET: blankIsMissing,
  APPLE_CLIENT_ID: blankIsMissing,
  APPLE_TEAM_ID: blankIsMissing,
  APPLE_KEY_ID: blankIsMissing,
  /** PKCS #8 private key in PEM format; line breaks may be written as \\n. */
  APPLE_PRIVATE_KEY: blankIsMissing,
  FACEBOOK_CLIENT_ID: blankIsMissing,
  FACEBOOK_CLIENT_SECRET: blankIsMissing,
  /** Base URL of a mock of the sign-in providers, for tests. */
  SIGN_IN_PROVIDER_BASE: z.url().optional(),
  /** smtp://user:password@host:port; without it emails stay in the outbox. */
  SMTP_URL: blankIsMissing,
  MAIL_FROM: z.string().default("Shaafi Marketplace <no-reply@shaafi.example>"),
  /** Number of proxies in front of the server that are trusted for the client's address. */
  TRUSTED_PROXY_HOPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(() => platformProxyHops(process.env)),
  /** Token for /api/metrics, at least 16 characters; without it no metrics are collected. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Endpoint for traces; also read by the OpenTelemetry library. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

// .env.example is copied with empty values, so an empty variable counts as missing.
const variables = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== ""),
);
const configuration = schema.safeParse(variables);
if (!configuration.success) {
  throw new Error(`Invalid configuration.\n${z.prettifyError(configuration.error)}`);
}

/** @typedef {z.output<typeof schema>} Environment */

/** The parsed configuration; .env.example documents each variable and its default. */
export const env = configuration.data;

// next-auth builds the addresses that providers return to from this variable.
process.env.NEXTAUTH_URL ||= env.APP_URL;

/**
 * Returns the contradictions that a production server refuses to start with, one sentence each.
 * @param {Partial<typeof env>} settings
 * @returns {string[]}
 */
export function contradictionsIn(settings) {
  const { PAYMENTS, DEMO_MODE, APP_URL = "" } = settings;
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_API_BASE } = settings;
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
    ...webhookContradictionsIn(settings),
    ...storageContradictionsIn(settings),
  ];
}

/**
 * Equal secrets would give an event of a connected account the rights of the platform's own events.
 * @param {Partial<typeof env>} settings
 * @returns {string[]}
 */
function webhookContradictionsIn({ STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET }) {
  return STRIPE_CONNECT_WEBHOOK_SECRET && STRIPE_CONNECT_WEBHOOK_SECRET === STRIPE_WEBHOOK_SECRET
    ? ["STRIPE_CONNECT_WEBHOOK_SECRET must differ from STRIPE_WEBHOOK_SECRET"]
    : [];
}

/**
 * Returns the names of the variables that a production server needs and that are not set.
 * @param {Partial<typeof env>} settings
 * @returns {string[]}
 */
export function missingVariables(settings) {
  /** @type {(keyof Environment)[]} */
  const names = ["DATABASE_URL", "NEXTAUTH_SECRET", "CRON_SECRET", ...requiredByStorage(settings)];
  const hasCardPayments =
    settings.PAYMENTS === "stripe" || settings.STRIPE_SECRET_KEY !== undefined;
  if (settings.PAYMENTS === "sandbox") names.push("STRIPE_WEBHOOK_SECRET");
  else if (hasCardPayments) {
    names.push("STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET");
  }
  return names.filter((name) => !settings[name]);
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
  const missing = missingVariables(env);
  if (missing.length > 0) {
    throw new Error(`Refusing to start: ${missing.join(", ")} must be set. See .env.example.`);
  }
}
