import "server-only";

import { Prisma } from "@/generated/prisma/client";

/** URLs of all images and documents that are shown or may be shown again. Add new columns here. */
const ADDRESSES = Prisma.sql`
  SELECT image_url AS url FROM products
  UNION ALL SELECT unnest(images) FROM products
  UNION ALL SELECT image_url FROM product_variants
  UNION ALL SELECT url FROM product_image_failures
  UNION ALL SELECT content->>'imageUrl' FROM product_revisions WHERE status = 'pending'
  UNION ALL SELECT jsonb_array_elements_text(content->'images') FROM product_revisions
    WHERE status = 'pending' AND jsonb_typeof(content->'images') = 'array'
  UNION ALL SELECT jsonb_array_elements_text(content->'pictures') FROM product_drafts
    WHERE jsonb_typeof(content->'pictures') = 'array'
  UNION ALL SELECT paper->>'documentUrl' FROM product_drafts, jsonb_array_elements(content->'certificates') paper
    WHERE jsonb_typeof(content->'certificates') = 'array'
  UNION ALL SELECT profile_image FROM users
  UNION ALL SELECT banner_image_url FROM storefronts
  UNION ALL SELECT logo_image_url FROM storefronts
  UNION ALL SELECT image_url FROM businesses
  UNION ALL SELECT content->>'imageUrl' FROM listing_requests WHERE status = 'pending'
  UNION ALL SELECT featured_image FROM blog_posts
  UNION ALL SELECT document_url FROM certificates
  UNION ALL SELECT unnest(photos) FROM return_requests
  UNION ALL SELECT image_url FROM events
  UNION ALL SELECT image_url FROM order_lines`;

/**
 * SQL for the keys (`key`) of all referenced uploads: the last segment of each URL, relative or absolute, on any domain
 * that the shop had.
 */
export const REFERENCED_URLS = Prisma.sql`
  SELECT regexp_replace(split_part(split_part(url, '?', 1), '#', 1), '^.*/', '') AS key
  FROM (${ADDRESSES}) addresses WHERE url IS NOT NULL`;
