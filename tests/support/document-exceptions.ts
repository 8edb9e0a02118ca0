type Exceptions = { names: string[] | RegExp; reason: string }[];

/** Names in documents that are no symbols of the code. */
const FOREIGN_NAMES: Exceptions = [
  { names: /^[a-z]+X$/, reason: "placeholders of docs/style.md, such as getX" },
  {
    names: ["add_review_source", "_add_store_phone"],
    reason: "names of example migrations",
  },
  {
    names: ["cacheComponents", "allowDangerousEmailAccountLinking", "SameSite"],
    reason: "options of Next, next-auth and cookies that decisions reject",
  },
  {
    names: [
      "pg_basebackup",
      "pg_dump",
      "pg_stat_statements",
      "pg_wal",
      "huge_pages",
      "statement_timeout",
      "ts_rank",
    ],
    reason: "programs, extensions, settings and functions of PostgreSQL",
  },
  { names: ["products_sale_id_key"], reason: "an index that Prisma proposes and we refuse" },
  { names: ["TimeoutStopSec", "StartLimitIntervalSec"], reason: "settings of systemd" },
  {
    names: ["process_cpu_seconds_total", "nodejs_eventloop_lag_p99_seconds"],
    reason: "metrics that prom-client adds",
  },
  {
    names: ["http_request_duration_seconds_bucket", "http_request_duration_seconds_count"],
    reason: "series that prom-client derives from a histogram",
  },
  { names: /^b[A-Z][a-z]+$/, reason: "words of regular expressions in docs/voice.md, after \\b" },
];

/** Names of files in documents that the repository does not have. */
const OTHER_FILES: Exceptions = [
  { names: ["docs/adr/NNNN-short-title.md"], reason: "placeholder for the next ADR" },
  { names: ["Prisma.sql"], reason: "a function of Prisma" },
  { names: ["test-results/summary.md"], reason: "written by npm run test:full" },
  { names: ["secret.yaml"], reason: "written by an operator, and not committed" },
  {
    names: ["contract.md", "hardening.md"],
    reason:
      "documents that comments cite; docs/specification/README.md says where their content is",
  },
];

const includes = (exceptions: Exceptions, name: string) =>
  exceptions.some(({ names }) =>
    names instanceof RegExp ? names.test(name) : names.includes(name),
  );

/** Whether a name in a document is an example or comes from elsewhere. */
export const isForeignName = (name: string): boolean => includes(FOREIGN_NAMES, name);

/** Whether a file in a document is a placeholder, or is written outside of the repository. */
export const isOtherFile = (file: string): boolean => includes(OTHER_FILES, file);
