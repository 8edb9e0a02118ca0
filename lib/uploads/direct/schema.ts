import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { opaqueText, parseId } from "@/lib/core/validation/text";

/** Name of a file, for messages only. */
const name = opaqueText(300);

/** POST /api/upload/direct: the file that a browser wants to send. `size` in bytes; `type` as the browser declares it. */
export const directUploadSchema = z.object({
  kind: z.enum(["picture", "document"]),
  name,
  size: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  type: opaqueText(100),
});
export type DirectUploadInput = z.output<typeof directUploadSchema>;

/** POST /api/upload/direct/{id}; a malformed id is treated as unknown. */
export const completionSchema = z.object({ id: z.unknown().transform(parseId), name });
export type CompletionInput = z.output<typeof completionSchema>;

/** Input of UploadThing's file router. */
export const admissionSchema = z.object({ id: z.number().int().positive().max(2_147_483_647) });
