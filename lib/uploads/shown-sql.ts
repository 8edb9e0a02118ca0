import "server-only";

import { Prisma } from "@/generated/prisma/client";

/** The addresses (`url`) of all uploads that anything shows or may show again. New places belong here. */
export const SHOWN = Prisma.sql`
  SELECT image_url AS url FROM products
  UNION ALL SELECT unnest(images) FROM products
  UNION ALL SELECT content->>'imageUrl' FROM product_revisions WHERE status = 'pending'
  UNION ALL SELECT jsonb_array_elements_text(content->'images') FROM product_revisions
    WHERE status = 'pending' AND jsonb_typeof(content->'images') = 'array'
  UNION ALL SELECT profile_image FROM users
  UNION ALL SELECT banner_image_url FROM storefronts
  UNION ALL SELECT logo_image_url FROM storefronts
  UNION ALL SELECT image_url FROM businesses
  UNION ALL SELECT content->>'imageUrl' FROM listing_requests WHERE status = 'pending'
  UNION ALL SELECT featured_image FROM blog_posts
  UNION ALL SELECT document_url FROM certificates
  UNION ALL SELECT unnest(photos) FROM return_requests
  UNION ALL SELECT image_url FROM order_lines`;
