import "server-only";

import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

import { env } from "./env.mjs";

type Metrics = ReturnType<typeof create>;

// Shared through a global: the framework bundles this module more than once.
const globals = globalThis as { shaafiMetrics?: Metrics };

function create() {
  const registry = new Registry();
  const databaseRegistry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [databaseRegistry] });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ["route"], buckets, registers });

  collectDefaultMetrics({ register: registry });
  return {
    /** Metrics of this process, which are summed up over its peers. */
    registry,
    /** Metrics that each process reads from the database. */
    databaseRegistry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "From the first line of the request to the last byte of the response.",
      labelNames: ["method", "route", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    vitals: {
      lcp: vital("web_vital_lcp_seconds", "Largest contentful paint.", [0.5, 1, 1.5, 2, 2.5, 4, 8]),
      inp: vital(
        "web_vital_inp_seconds",
        "Interaction to next paint.",
        [0.05, 0.1, 0.2, 0.3, 0.5, 1],
      ),
      cls: vital("web_vital_cls", "Cumulative layout shift.", [0.01, 0.02, 0.05, 0.1, 0.25, 0.5]),
      ttfb: vital("web_vital_ttfb_seconds", "Time to first byte.", [0.1, 0.2, 0.4, 0.8, 1.8, 4]),
    },
    connections: new Gauge({
      name: "db_pool_connections",
      help: "Connections to PostgreSQL.",
      labelNames: ["pool", "state"],
      registers,
    }),
    databaseUp: gauge("db_up", "1 while PostgreSQL responds."),
    jobFailures: gauge("job_failures", "Failed runs in a row.", "job"),
    jobAge: gauge(
      "job_last_success_age_seconds",
      "Time since the last successful run of a job.",
      "job",
    ),
    jobLate: gauge("job_late_seconds", "Time since a job was due.", "job"),
    queueOldest: gauge(
      "queue_oldest_seconds",
      "Age of the oldest unprocessed row of a queue.",
      "queue",
    ),
    queueFailed: gauge("queue_failed_rows", "Failed rows that need an admin.", "queue"),
    outbox: gauge("outbox_waiting", "Messages that are due and not sent.", "kind"),
  };
}

/** Returns the metrics of this process; null if no token is configured, which disables metrics. */
export function metrics(): Metrics | null {
  if (!env.METRICS_TOKEN) return null;
  globals.shaafiMetrics ??= create();
  return globals.shaafiMetrics;
}
