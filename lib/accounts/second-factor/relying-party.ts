import "server-only";

import { env } from "@/lib/core/env.mjs";

/** The site that passkeys are bound to. They stay valid on subdomains of its host name only. */
export const RELYING_PARTY = {
  id: new URL(env.APP_URL).hostname,
  origin: new URL(env.APP_URL).origin,
};
