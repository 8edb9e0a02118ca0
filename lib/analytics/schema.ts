import * as z from "zod";

/** POST /api/views */
export const viewSchema = z.object({ productId: z.number().int().positive().max(2_147_483_647) });
export type ViewInput = z.output<typeof viewSchema>;
