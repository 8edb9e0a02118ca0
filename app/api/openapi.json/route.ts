import { openApiDocument } from "@/lib/api-contract/openapi";
import { env } from "@/lib/core/env.mjs";

// Made with the build: it hangs on nothing but the code and the shop's address.
export const dynamic = "force-static";

export const GET = () => Response.json(openApiDocument(env.APP_URL));
