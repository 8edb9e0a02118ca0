import * as z from "zod";

import { plain } from "@/lib/core/text";

/** Which picture to remove. */
export const removalSchema = z.object({ imageUrl: plain(2_048) });
export type Removal = z.output<typeof removalSchema>;
