import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { opaqueText } from "@/lib/core/validation/text";

/** The image to delete. */
export const removalSchema = z.object({ imageUrl: opaqueText(2_048) });
export type Removal = z.output<typeof removalSchema>;
