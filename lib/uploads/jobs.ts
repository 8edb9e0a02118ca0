import "server-only";

import { db } from "@/lib/core/db";
import { storage } from "./storage";

const BATCH = 200;

/** Removes pictures that nothing shows a day after they were sent. Answers how many. */
export async function sweepUploads() {
  const orphans = await db.$queryRaw<{ key: string }[]>`
    DELETE FROM uploads WHERE id IN (
      SELECT u.id FROM uploads u WHERE u.created_at < now() - interval '1 day'
        AND NOT EXISTS (SELECT 1 FROM products p WHERE p.image_url = u.url OR u.url = ANY(p.images))
        AND NOT EXISTS (SELECT 1 FROM users p WHERE p.profile_image = u.url)
        AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE u.url = ANY(r.photos))
        AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.image_url = u.url)
      ORDER BY u.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING key`;
  for (const { key } of orphans) await storage.remove(key);
  return orphans.length;
}
