import * as z from "zod";

import { viewSchema } from "@/lib/analytics/schema";
import { vitalsSchema } from "@/lib/observability/schema";
import { count, nothing } from "./common-schemas";
import type { Endpoint } from "./endpoint";

const jobResults = z.record(z.string(), z.union([count, z.string()]));

/** Endpoints for schedulers, monitoring, the session library and the site's own pages. */
export const OPERATIONS: Endpoint[] = [
  {
    method: "GET",
    path: "/api/openapi.json",
    summary: "The OpenAPI description of this API",
    who: "anyone",
    status: 200,
    output: z.looseObject({ openapi: z.string() }),
  },
  {
    method: "GET",
    path: "/api/health",
    summary: "Liveness",
    who: "anyone",
    status: 200,
    output: z.strictObject({ status: z.literal("ok") }),
  },
  {
    method: "GET",
    path: "/api/ready",
    summary: "Readiness",
    who: "anyone",
    status: 200,
    output: z.strictObject({ status: z.literal("ready") }),
    errors: [503],
  },
  {
    method: "GET",
    path: "/api/metrics",
    summary: "Metrics for Prometheus",
    who: "machine",
    status: 200,
    output: { file: "text/plain" },
    errors: [404],
  },
  {
    method: "GET",
    path: "/api/jobs",
    summary: "Run due jobs",
    who: "machine",
    status: 200,
    output: jobResults,
    errors: [503],
  },
  {
    method: "POST",
    path: "/api/jobs",
    summary: "Run due jobs",
    who: "machine",
    status: 200,
    output: jobResults,
    errors: [503],
  },
  {
    method: "POST",
    path: "/api/views",
    summary: "Count a page view",
    who: "anyone",
    input: viewSchema,
    example: { productId: 1 },
    status: 200,
    output: z.union([z.strictObject({ viewCount: count }), nothing]),
  },
  {
    method: "POST",
    path: "/api/vitals",
    summary: "Report web vitals",
    who: "anyone",
    input: vitalsSchema,
    example: { path: "/shop", lcp: 1200, cls: 0.01 },
    status: 200,
    output: nothing,
  },
  ...(["GET", "POST"] as const).map(
    (method): Endpoint => ({
      method,
      path: "/api/auth/{nextauth}",
      summary: "Routes of the session library",
      who: "anyone",
      status: 200,
      output: { file: "application/json" },
      errors: [302, 400, 404, 405],
    }),
  ),
  ...["/api/og/brand", "/api/og/product/{id}", "/api/og/store/{urlSlug}"].map(
    (path): Endpoint => ({
      method: "GET",
      path: path as `/api/${string}`,
      summary: "Image of a link preview",
      who: "anyone",
      status: 200,
      output: { file: "image/png" },
      errors: [404, 503],
    }),
  ),
];
