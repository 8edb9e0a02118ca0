import { env } from "@/lib/core/env.mjs";
import { renderSecurityText } from "@/lib/info/security-text";

// Rendered on request: it never shows a date in the past.
export const dynamic = "force-dynamic";

export function GET() {
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=86400",
    "x-content-type-options": "nosniff",
  };
  return new Response(renderSecurityText({ now: new Date(), url: env.APP_URL }), { headers });
}
