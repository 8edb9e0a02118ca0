import "server-only";

import { createLimiter } from "@/lib/core/concurrency-limiter";

/**
 * Limits parallel reads of the forum. Under load, requests wait here instead of for a database connection, whose wait
 * times out after four seconds.
 * @throws DomainError unavailable with a thousand in the queue
 */
export const limitForumReads = createLimiter({ atOnce: 4, queue: 1_000 });
