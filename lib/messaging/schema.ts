import * as z from "zod";

import { line, text } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

const id = z.number().int().positive().max(2_147_483_647);

/** A message to a seller about a product (specification A, section 5). */
export const messageSchema = z.object({
  sellerId: id,
  productId: id,
  subject: z
    .string(v("subjectShort"))
    .pipe(line())
    .pipe(z.string().min(5, v("subjectShort"))),
  message: z
    .string(v("messageShort"))
    .pipe(text())
    .pipe(z.string().min(10, v("messageShort"))),
});
export type MessageInput = z.output<typeof messageSchema>;
