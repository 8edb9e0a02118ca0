import * as z from "zod";

/** Which picture to remove. */
export const removalSchema = z.object({ imageUrl: z.string().max(2_048) });
export type Removal = z.output<typeof removalSchema>;
