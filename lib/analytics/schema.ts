import * as z from "zod";
import "@/lib/core/validation/zod-config";

const id = z.number().int().positive().max(2_147_483_647);

/** POST /api/views: the viewed page. `isCounted`: this tab has already counted the view and only reads the number. */
export const viewSchema = z.union([
  z.object({ productId: id }),
  z.object({ forumPostId: id }),
  z.object({ blogPostId: id, isCounted: z.boolean().optional() }),
]);
export type ViewInput = z.output<typeof viewSchema>;
