import "server-only";

import { createLimiter } from "@/lib/core/concurrency-limiter";

/**
 * A crowd before the forum waits here, not for a connection: that wait ends after four seconds, which a busy server may
 * need to draw the pages of those who came first. Runs a reading in its turn.
 * @throws DomainError unavailable with a thousand in the queue
 */
export const limitForumReads = createLimiter({ atOnce: 4, queue: 1_000 });
