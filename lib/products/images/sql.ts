import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { UNSTORED_IMAGE } from "./rules";

/** SQL condition: the column `url` is an image of another server, as `isForeignImage`. */
export const IS_FOREIGN = Prisma.sql`url ~ '^https?://' AND url !~ '^https?://[^/]+/(uploads|illustrations)/'
  AND url !~ '^https://(utfs\\.io|[a-z0-9-]+\\.ufs\\.sh)/'`;

/**
 * SQL condition: one of the images of the product `p` is not stored, so that it can't be approved. Without a stored cover
 * it is not submitted.
 */
export const HAS_UNSTORED_IMAGE = Prisma.sql`EXISTS (SELECT 1 FROM unnest(p.images || p.image_url) AS image (url)
  WHERE (${IS_FOREIGN}) OR url = ${UNSTORED_IMAGE})`;

/** SQL condition: the cover of the product `p` is not stored. */
export const HAS_UNSTORED_COVER = Prisma.sql`EXISTS (SELECT 1 FROM unnest(ARRAY[p.image_url]) AS image (url)
  WHERE (${IS_FOREIGN}) OR url = ${UNSTORED_IMAGE})`;
