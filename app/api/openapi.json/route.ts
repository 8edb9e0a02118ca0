import { openApiDocument } from "@/lib/api-contract/openapi";
import { env } from "@/lib/core/env.mjs";

// Rendered at build time: it depends only on the code and the address of the site.
export const dynamic = "force-static";

export const GET = () => Response.json(openApiDocument(env.APP_URL));
