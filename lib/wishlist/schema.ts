import * as z from "zod";

import { toId } from "@/lib/core/text";

/** POST /api/wishlist/{productId}; a malformed id is no such product. */
export const wishlistSchema = z.object({ productId: z.unknown().transform(toId) });
