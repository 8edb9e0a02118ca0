import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { parseId } from "@/lib/core/validation/text";

/** POST /api/wishlist/{productId}; a malformed id is treated as unknown. */
export const wishlistSchema = z.object({ productId: z.unknown().transform(parseId) });
