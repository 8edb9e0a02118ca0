import { config } from "zod/v4/core";

// Before any schema is built: the probe for eval would violate the content security policy.
config({ jitless: true });
