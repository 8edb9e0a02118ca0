import { respondNotConfigured } from "@/lib/observability/configuration";

// Reached only by the rewrite of next.config.mjs, in a deployment that is not configured.
export const dynamic = "force-dynamic";

export const GET = respondNotConfigured;
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
